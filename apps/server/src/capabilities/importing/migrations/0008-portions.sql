-- The progress of an import through its products, with the notes for its report: after a kill it continues from here.
CREATE TABLE import_portions (
  website_id text NOT NULL,
  import_id text NOT NULL,
  -- The number of products of the file that are written.
  place integer NOT NULL,
  notes jsonb NOT NULL,
  PRIMARY KEY (website_id, import_id, place),
  FOREIGN KEY (website_id, import_id) REFERENCES imports (website_id, id) ON DELETE CASCADE
);

-- Products written by an unfinished import: the data to record when it finishes, and to undo them if it fails.
CREATE TABLE import_written (
  website_id text NOT NULL,
  source_key text NOT NULL,
  print text,
  source_print text,
  is_kept boolean NOT NULL,
  choice jsonb,
  is_new boolean NOT NULL,
  -- Its previous state; null if nothing was changed.
  before jsonb,
  PRIMARY KEY (website_id, source_key)
);
