-- Every publication: what lay over the subject's file before and after it. `previous` is the publication of the same
-- subject that it was made over, 0 for none: two made over the same one exclude each other.
CREATE TABLE publication (
  version INTEGER PRIMARY KEY,
  subject TEXT NOT NULL,
  previous INTEGER NOT NULL,
  at INTEGER NOT NULL,
  action TEXT NOT NULL CHECK (action IN ('publish', 'draft', 'undo')),
  before TEXT NOT NULL CHECK (json_valid(before)),
  after TEXT NOT NULL CHECK (json_valid(after)),
  UNIQUE (subject, previous)
) STRICT;
CREATE INDEX publication_subject ON publication (subject, version DESC);
