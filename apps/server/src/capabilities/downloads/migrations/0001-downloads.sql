-- What the buyer of a line of an order may download: `files` as they were when it was paid, in the shape of
-- ProductFile. Links on the page of the order work until `links_until`; downloads are counted from `counted_from`.
CREATE TABLE download_grants (
  website_id text NOT NULL,
  order_id text NOT NULL,
  line_id text NOT NULL,
  product_id text NOT NULL,
  files jsonb NOT NULL,
  limit_each integer CHECK (limit_each > 0),
  link_days integer NOT NULL CHECK (link_days > 0),
  links_until timestamptz NOT NULL,
  counted_from timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, order_id, line_id)
);

-- Each download that counts. `client` stands for the browser that began it, so that it can go on after it broke
-- off; it is forgotten after a day.
CREATE TABLE downloads (
  website_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  line_id text NOT NULL,
  file_id text NOT NULL,
  asset_id text NOT NULL,
  client text,
  at timestamptz NOT NULL,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, order_id, line_id) REFERENCES download_grants (website_id, order_id, line_id)
    ON DELETE CASCADE
);
CREATE INDEX downloads_of_line ON downloads (website_id, order_id, line_id, asset_id, at);
CREATE INDEX downloads_with_client ON downloads (website_id, at) WHERE client IS NOT NULL;
