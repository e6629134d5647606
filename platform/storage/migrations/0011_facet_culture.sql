-- Themes and mechanics are called by each market's own words: a slot is a pokie in New Zealand. The seed writes them anew.
DELETE FROM facet;
ALTER TABLE facet RENAME COLUMN language TO culture;
