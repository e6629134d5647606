-- What the platform knows of brands, cultures and games. Amounts are EUR.
CREATE TABLE meta (
  key TEXT PRIMARY KEY,
  value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO meta (key, value) VALUES ('content_version', 1);

-- One row a seeded source: its hash says whether it has to be written again.
CREATE TABLE source (
  name TEXT PRIMARY KEY,
  hash TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE brand (
  id TEXT PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE culture (
  id TEXT PRIMARY KEY,
  brand_id TEXT NOT NULL REFERENCES brand (id),
  language TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX culture_brand ON culture (brand_id);

CREATE TABLE provider (
  key TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  mark_light TEXT NOT NULL,
  mark_dark TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE game (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  provider_key TEXT NOT NULL REFERENCES provider (key),
  mechanic TEXT NOT NULL,
  theme TEXT NOT NULL,
  rating_rate REAL,
  rating_count INTEGER,
  jackpot_base REAL,
  jackpot_hourly REAL,
  figures TEXT NOT NULL CHECK (json_valid(figures)),
  tile_path TEXT NOT NULL,
  wide_path TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX game_theme ON game (theme, id);
CREATE INDEX game_provider ON game (provider_key);

-- A game as one culture has it; a game without a row is not offered there (rulings 8).
CREATE TABLE game_culture (
  culture TEXT NOT NULL REFERENCES culture (id),
  game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  provider_key TEXT NOT NULL REFERENCES provider (key),
  main_category TEXT NOT NULL,
  badges TEXT NOT NULL CHECK (json_valid(badges)),
  quick_spin INTEGER NOT NULL CHECK (quick_spin IN (0, 1)),
  PRIMARY KEY (culture, game_id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX game_culture_position ON game_culture (culture, position);
CREATE INDEX game_culture_provider ON game_culture (culture, provider_key, position);
CREATE INDEX game_culture_game ON game_culture (game_id);

CREATE TABLE game_text (
  culture TEXT NOT NULL REFERENCES culture (id),
  game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  summary TEXT NOT NULL,
  html TEXT NOT NULL,
  words TEXT NOT NULL CHECK (json_valid(words)),
  PRIMARY KEY (culture, game_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX game_text_game ON game_text (game_id);

CREATE TABLE game_group (
  culture TEXT NOT NULL REFERENCES culture (id),
  group_key TEXT NOT NULL,
  rank INTEGER NOT NULL,
  game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  PRIMARY KEY (culture, group_key, rank)
) STRICT, WITHOUT ROWID;
CREATE INDEX game_group_game ON game_group (game_id, culture);

-- How many games a list has, so that no request counts them. The group '*' is every game of the culture.
CREATE TABLE group_total (
  culture TEXT NOT NULL REFERENCES culture (id),
  group_key TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (culture, group_key)
) STRICT, WITHOUT ROWID;

CREATE TABLE game_draft (
  culture TEXT NOT NULL REFERENCES culture (id),
  game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  patch TEXT NOT NULL CHECK (json_valid(patch)),
  PRIMARY KEY (culture, game_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX game_draft_game ON game_draft (game_id);

CREATE VIRTUAL TABLE game_search USING fts5 (
  name,
  provider,
  tokenize = 'unicode61 remove_diacritics 2',
  prefix = '2 3 4'
);

-- Files in R2, by what they show. The path holds a hash of the bytes.
CREATE TABLE media (
  name TEXT PRIMARY KEY,
  path TEXT NOT NULL,
  source TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX media_source ON media (source);
