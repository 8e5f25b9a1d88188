CREATE TABLE websites (
  id text PRIMARY KEY,
  subdomain text NOT NULL UNIQUE,
  title text NOT NULL,
  settings jsonb NOT NULL DEFAULT '{}',
  published_revision_id text,
  content_version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);

-- A host belongs to one website of the whole platform.
CREATE TABLE domains (
  website_id text NOT NULL REFERENCES websites (id) ON DELETE CASCADE,
  host text NOT NULL UNIQUE,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, host)
);

CREATE TABLE website_members (
  website_id text NOT NULL REFERENCES websites (id) ON DELETE CASCADE,
  account_id text NOT NULL,
  roles integer[] NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, account_id)
);

CREATE INDEX website_members_of_account ON website_members (account_id);

-- Facts about the platform as a whole, such as that its first start is done.
CREATE TABLE platform_state (
  name text PRIMARY KEY,
  value jsonb NOT NULL
);
