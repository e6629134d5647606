-- Similar games are found by their mechanic too.
CREATE INDEX game_mechanic ON game (mechanic, id);
