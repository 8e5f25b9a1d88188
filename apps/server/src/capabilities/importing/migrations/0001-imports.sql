CREATE TABLE imports (
  website_id text NOT NULL,
  id text NOT NULL,
  file_name text NOT NULL,
  format text NOT NULL DEFAULT '',
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
  phase text NOT NULL CHECK (phase IN ('reading', 'media', 'content', 'finished')),
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  report jsonb,
  redirects integer NOT NULL DEFAULT 0,
  error text NOT NULL DEFAULT '',
  -- Run by the operator's command; when that is interrupted nobody takes it up again.
  is_command boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  PRIMARY KEY (website_id, id)
);

-- One import at a time writes into a website.
CREATE UNIQUE INDEX imports_under_way ON imports (website_id) WHERE state IN ('waiting', 'running');

-- Which file of ours a file of the source became, so that importing again fetches nothing twice.
CREATE TABLE import_media (
  website_id text NOT NULL,
  source_address text NOT NULL,
  asset_id text NOT NULL,
  PRIMARY KEY (website_id, source_address)
);
