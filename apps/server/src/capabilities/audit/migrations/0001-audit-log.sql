-- website_id is 'platform' for acts that belong to no website. Rows are only ever added.
CREATE TABLE audit_log (
  website_id text NOT NULL,
  id text NOT NULL,
  at timestamptz NOT NULL,
  act text NOT NULL,
  actor_kind text NOT NULL,
  account_id text,
  actor text NOT NULL,
  address text NOT NULL,
  facts jsonb NOT NULL,
  PRIMARY KEY (website_id, id)
);
