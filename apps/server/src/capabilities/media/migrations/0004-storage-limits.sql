-- What the operator allows a website beside the configuration's default.
CREATE TABLE storage_limits (
  website_id text PRIMARY KEY,
  megabytes integer NOT NULL CHECK (megabytes >= 0)
);
