-- When a game's words last changed in an edition, by an editor: ISO 8601. Empty where they are as the catalogue has them.
ALTER TABLE game_text ADD COLUMN changed_at TEXT;
