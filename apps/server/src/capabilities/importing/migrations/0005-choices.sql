-- What the export said of each thing, so that the next import sees what changed in it.
ALTER TABLE import_prints ADD COLUMN source_print text;

-- Things that their owner and the export both changed: the version that does not stand now, to be taken instead.
CREATE TABLE import_choices (
  website_id text NOT NULL,
  source_key text NOT NULL,
  import_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('page', 'post', 'product', 'menuLink')),
  title text NOT NULL,
  target_id text NOT NULL,
  changed_at timestamptz NOT NULL,
  other jsonb NOT NULL,
  -- Of what the import before had written.
  print text NOT NULL,
  is_taken boolean NOT NULL DEFAULT false,
  PRIMARY KEY (website_id, source_key)
);
CREATE INDEX import_choices_of ON import_choices (website_id, import_id);
