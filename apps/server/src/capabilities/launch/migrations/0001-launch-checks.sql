-- What somebody has checked before the launch, where the website's own state cannot tell.
CREATE TABLE launch_checks (
  website_id text NOT NULL,
  item text NOT NULL,
  account_id text,
  at timestamptz NOT NULL,
  PRIMARY KEY (website_id, item)
);
