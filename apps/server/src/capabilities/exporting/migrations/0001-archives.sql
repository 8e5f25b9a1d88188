-- The bytes of an archive that is done lie in the media store, where no route of media finds them.
CREATE TABLE archives (
  website_id text NOT NULL,
  id text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
  file_name text NOT NULL,
  done_bytes bigint NOT NULL DEFAULT 0,
  total_bytes bigint NOT NULL DEFAULT 0,
  -- Of the archive itself.
  bytes bigint NOT NULL DEFAULT 0,
  missing_files integer NOT NULL DEFAULT 0,
  error text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  PRIMARY KEY (website_id, id)
);

-- One archive of a website is made at a time.
CREATE UNIQUE INDEX archives_under_way ON archives (website_id) WHERE state IN ('waiting', 'running');
CREATE INDEX archives_by_age ON archives (created_at);
