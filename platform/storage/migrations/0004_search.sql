-- Search runs over a list that the site has too (shared/search): the full-text table of games is no longer read.
DROP TABLE game_search;

-- What themes and mechanics are called in a language, and what people type who mean them.
CREATE TABLE facet (
  language TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('theme', 'mechanic')),
  key TEXT NOT NULL,
  name TEXT NOT NULL,
  words TEXT NOT NULL,
  PRIMARY KEY (language, kind, key)
) STRICT, WITHOUT ROWID;
