-- When an item last changed, as the platform knows it: ISO 8601. The seed fills it in for items that were there before.
ALTER TABLE item ADD COLUMN changed_at TEXT;
