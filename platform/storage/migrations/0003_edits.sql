-- What editors have published over the project's files: the fields they changed, and what the files said of these fields
-- then. A field stays the editor's until its file says something new.
CREATE TABLE item_edit (
  culture TEXT NOT NULL,
  feed TEXT NOT NULL,
  id TEXT NOT NULL,
  patch TEXT NOT NULL CHECK (json_valid(patch)),
  base TEXT NOT NULL CHECK (json_valid(base)),
  PRIMARY KEY (culture, feed, id),
  FOREIGN KEY (culture, feed, id) REFERENCES item (culture, feed, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- The same for a game's words; `patch` and `base` have the columns of game_text as keys.
CREATE TABLE game_edit (
  culture TEXT NOT NULL REFERENCES culture (id),
  slug TEXT NOT NULL,
  patch TEXT NOT NULL CHECK (json_valid(patch)),
  base TEXT NOT NULL CHECK (json_valid(base)),
  PRIMARY KEY (culture, slug)
) STRICT, WITHOUT ROWID;

-- The content version of the last seed that changed what the site reads, and the last one that the site was told of.
INSERT INTO meta (key, value) VALUES ('seeded_version', 0), ('told_version', 0);
