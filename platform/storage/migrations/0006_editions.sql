-- Content is kept by edition: a brand in one of its cultures, `brand:culture`. So two brands can share a culture.
PRAGMA defer_foreign_keys = true;

ALTER TABLE culture RENAME TO edition;
ALTER TABLE game_culture RENAME TO game_edition;

UPDATE game_edition SET culture = (SELECT brand_id || ':' || id FROM edition WHERE id = culture);
UPDATE game_text SET culture = (SELECT brand_id || ':' || id FROM edition WHERE id = culture);
UPDATE game_group SET culture = (SELECT brand_id || ':' || id FROM edition WHERE id = culture);
UPDATE group_total SET culture = (SELECT brand_id || ':' || id FROM edition WHERE id = culture);
UPDATE game_draft SET culture = (SELECT brand_id || ':' || id FROM edition WHERE id = culture);
UPDATE game_edit SET culture = (SELECT brand_id || ':' || id FROM edition WHERE id = culture);
UPDATE item SET culture = (SELECT brand_id || ':' || id FROM edition WHERE id = culture);
UPDATE item_draft SET culture = (SELECT brand_id || ':' || id FROM edition WHERE id = culture);
UPDATE item_edit SET culture = (SELECT brand_id || ':' || id FROM edition WHERE id = culture);
UPDATE winner SET culture = (SELECT brand_id || ':' || id FROM edition WHERE id = culture);
UPDATE subscriber SET culture = (SELECT brand_id || ':' || id FROM edition WHERE id = culture);
UPDATE edition SET id = brand_id || ':' || id;

ALTER TABLE edition ADD COLUMN culture TEXT GENERATED ALWAYS AS (substr(id, length(brand_id) + 2)) VIRTUAL;
ALTER TABLE game_edition RENAME COLUMN culture TO edition;
ALTER TABLE game_text RENAME COLUMN culture TO edition;
ALTER TABLE game_group RENAME COLUMN culture TO edition;
ALTER TABLE group_total RENAME COLUMN culture TO edition;
ALTER TABLE game_draft RENAME COLUMN culture TO edition;
ALTER TABLE game_edit RENAME COLUMN culture TO edition;
ALTER TABLE item RENAME COLUMN culture TO edition;
ALTER TABLE item_draft RENAME COLUMN culture TO edition;
ALTER TABLE item_edit RENAME COLUMN culture TO edition;
ALTER TABLE winner RENAME COLUMN culture TO edition;
ALTER TABLE subscriber RENAME COLUMN culture TO edition;

CREATE TABLE moved_post AS
SELECT e.id AS edition, p.id, p.title, p.summary, p.body FROM post_search p JOIN edition e ON e.culture = p.culture;
DROP TABLE post_search;
CREATE VIRTUAL TABLE post_search USING fts5 (
  edition UNINDEXED,
  id UNINDEXED,
  title,
  summary,
  body,
  tokenize = 'unicode61 remove_diacritics 2',
  prefix = '2 3 4'
);
INSERT INTO post_search (edition, id, title, summary, body) SELECT edition, id, title, summary, body FROM moved_post;
DROP TABLE moved_post;
