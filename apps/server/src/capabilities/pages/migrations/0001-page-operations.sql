-- One row a version: what was done to reach it, by whom, and what it touched, to hold later replays against.
CREATE TABLE page_operations (
  website_id text NOT NULL,
  document_id text NOT NULL,
  version integer NOT NULL,
  operations jsonb NOT NULL,
  touched text[] NOT NULL,
  account_id text,
  by_name text NOT NULL,
  client_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (website_id, document_id, version)
);

CREATE TABLE style_changes (
  website_id text NOT NULL,
  version integer NOT NULL,
  by_name text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (website_id, version)
);
