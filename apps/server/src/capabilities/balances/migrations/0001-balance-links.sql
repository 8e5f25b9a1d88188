-- The links by which buyers pay what is left of an order, each for one version of it; the last one of an order counts.
CREATE TABLE balance_links (
  website_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  mailed_at timestamptz,
  withdrawn_at timestamptz,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, order_id) REFERENCES orders (website_id, id) ON DELETE CASCADE
);
CREATE INDEX balance_links_of_order ON balance_links (website_id, order_id, created_at, id);
