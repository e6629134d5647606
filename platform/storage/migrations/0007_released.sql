-- The UTC day of a game's release, by which a list is put in order; written with the catalogue.
ALTER TABLE game ADD COLUMN released TEXT NOT NULL DEFAULT '';
