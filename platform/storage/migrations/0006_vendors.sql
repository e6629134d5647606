-- What the vendors' stand-ins of local runs were asked, so that each request can be looked at.
CREATE TABLE vendor_request (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  vendor TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('script', 'report')),
  address TEXT NOT NULL,
  body TEXT NOT NULL,
  -- Epoch milliseconds.
  at INTEGER NOT NULL
) STRICT;

-- Browsers that the account logger counts, by the numbers that it gave them; names of persons are never here.
CREATE TABLE logged_browser (
  uguid TEXT PRIMARY KEY,
  brand_id TEXT NOT NULL REFERENCES brand (id),
  first_visit INTEGER NOT NULL,
  visits INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE logged_page (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uguid TEXT NOT NULL REFERENCES logged_browser (uguid) ON DELETE CASCADE,
  usguid TEXT NOT NULL,
  path TEXT NOT NULL,
  title TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX logged_page_browser ON logged_page (uguid);
