-- Keys of services that complete addresses, encrypted with the platform's own.
CREATE TABLE address_lookup_keys (
  website_id text NOT NULL,
  provider text NOT NULL,
  sealed text NOT NULL,
  set_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, provider)
);
