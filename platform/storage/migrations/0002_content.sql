-- Editorial content: one row an item and culture, as the content API answers it. Typed by the schemas in shared/content.
CREATE TABLE item (
  culture TEXT NOT NULL REFERENCES culture (id),
  feed TEXT NOT NULL,
  id TEXT NOT NULL,
  slug TEXT NOT NULL,
  position INTEGER NOT NULL,
  parent TEXT,
  published TEXT,
  data TEXT NOT NULL CHECK (json_valid(data)),
  hash TEXT NOT NULL,
  version INTEGER NOT NULL,
  PRIMARY KEY (culture, feed, id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX item_slug ON item (culture, feed, slug);
CREATE UNIQUE INDEX item_position ON item (culture, feed, position);
CREATE INDEX item_published ON item (culture, feed, published DESC, id);
CREATE INDEX item_parent ON item (culture, feed, parent, published DESC, id);

-- What an editor has changed and not published. Previews put it over the item.
CREATE TABLE item_draft (
  culture TEXT NOT NULL,
  feed TEXT NOT NULL,
  id TEXT NOT NULL,
  data TEXT NOT NULL CHECK (json_valid(data)),
  PRIMARY KEY (culture, feed, id),
  FOREIGN KEY (culture, feed, id) REFERENCES item (culture, feed, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE VIRTUAL TABLE post_search USING fts5 (
  culture UNINDEXED,
  id UNINDEXED,
  title,
  summary,
  body,
  tokenize = 'unicode61 remove_diacritics 2',
  prefix = '2 3 4'
);

CREATE TABLE winner (
  culture TEXT NOT NULL REFERENCES culture (id),
  place INTEGER NOT NULL,
  name TEXT NOT NULL,
  amount_eur REAL NOT NULL,
  game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  PRIMARY KEY (culture, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX winner_game ON winner (game_id);

CREATE TABLE voucher (
  brand_id TEXT NOT NULL REFERENCES brand (id),
  code TEXT NOT NULL,
  used_by TEXT,
  PRIMARY KEY (brand_id, code)
) STRICT, WITHOUT ROWID;

CREATE TABLE subscriber (
  brand_id TEXT NOT NULL REFERENCES brand (id),
  list TEXT NOT NULL,
  email TEXT NOT NULL,
  name TEXT,
  culture TEXT NOT NULL REFERENCES culture (id),
  PRIMARY KEY (brand_id, list, email)
) STRICT, WITHOUT ROWID;
CREATE INDEX subscriber_culture ON subscriber (culture);

CREATE TABLE log_entry (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  body TEXT NOT NULL,
  at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) STRICT;

-- Signatures of publish calls that were seen, so that none counts twice.
CREATE TABLE publish_nonce (
  nonce TEXT PRIMARY KEY,
  issued_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX publish_nonce_issued ON publish_nonce (issued_at);

INSERT INTO meta (key, value) VALUES ('maintenance', 0);

CREATE INDEX item_author ON item (culture, feed, json_extract(data, '$.author.id'), published DESC, id);
