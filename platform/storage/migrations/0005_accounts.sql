-- Players' accounts. Times are epoch milliseconds. Passwords, session keys, codes and links are stored as hashes only.
CREATE TABLE account (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  brand_id TEXT NOT NULL REFERENCES brand (id),
  culture TEXT NOT NULL,
  -- Lower case; null where the person is known by their bank.
  email TEXT,
  username TEXT NOT NULL,
  -- Hash of the national number by which a bank names the person.
  identity_hash TEXT,
  password_hash TEXT,
  -- 0 lead, 1 real.
  segment INTEGER NOT NULL DEFAULT 0 CHECK (segment IN (0, 1)),
  first_name TEXT NOT NULL,
  answers TEXT NOT NULL CHECK (json_valid(answers)),
  created_at INTEGER NOT NULL,
  last_login_at INTEGER,
  paused_until INTEGER
) STRICT;
CREATE UNIQUE INDEX account_email ON account (email, brand_id);
CREATE UNIQUE INDEX account_username ON account (username, brand_id);
CREATE UNIQUE INDEX account_identity ON account (identity_hash, brand_id);

CREATE TABLE account_session (
  key_hash TEXT PRIMARY KEY,
  -- Names the session in reports and logs; opens nothing.
  reference TEXT NOT NULL,
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  started_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX account_session_account ON account_session (account_id);
CREATE INDEX account_session_started ON account_session (started_at);

-- Attempts counted against guessing, by a hash of what is counted; names that have no account count too.
CREATE TABLE attempt (
  subject TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX attempt_since ON attempt (since);

-- A registration on its way: what has been answered so far. It ends after an hour.
CREATE TABLE registration (
  key_hash TEXT PRIMARY KEY,
  brand_id TEXT NOT NULL REFERENCES brand (id),
  culture TEXT NOT NULL,
  email TEXT,
  password_hash TEXT,
  identity_hash TEXT,
  answers TEXT NOT NULL CHECK (json_valid(answers)),
  code_hash TEXT,
  code_tries INTEGER NOT NULL DEFAULT 0,
  code_until INTEGER NOT NULL DEFAULT 0,
  verified INTEGER NOT NULL DEFAULT 0 CHECK (verified IN (0, 1)),
  again INTEGER NOT NULL DEFAULT 0 CHECK (again IN (0, 1)),
  -- Set once all is answered and a mail's link has to be followed.
  link_hash TEXT,
  account_id INTEGER REFERENCES account (id) ON DELETE CASCADE,
  started_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX registration_link ON registration (link_hash);
CREATE INDEX registration_account ON registration (account_id);
CREATE INDEX registration_started ON registration (started_at);

CREATE TABLE password_reset (
  link_hash TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX password_reset_account ON password_reset (account_id);
CREATE INDEX password_reset_until ON password_reset (until);

-- A limit that holds, and the one that will hold from a later time. A null amount: no limit.
CREATE TABLE deposit_limit (
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  type TEXT NOT NULL CHECK (type IN ('daily', 'weekly', 'monthly')),
  amount INTEGER,
  later_amount INTEGER,
  later_from INTEGER,
  PRIMARY KEY (account_id, type)
) STRICT, WITHOUT ROWID;

-- Practice money that players have given themselves, in the currency of their culture.
CREATE TABLE deposit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  amount INTEGER NOT NULL,
  made_at INTEGER NOT NULL
) STRICT;
CREATE INDEX deposit_account ON deposit (account_id, made_at);

-- Mails as they would be sent. Local runs show them at /outbox/.
CREATE TABLE outbox_mail (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  brand_id TEXT NOT NULL REFERENCES brand (id),
  culture TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  link TEXT,
  sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX outbox_mail_brand ON outbox_mail (brand_id, id);
