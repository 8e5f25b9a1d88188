-- What a visitor saves for later: it reserves no stock and is never ordered. It outlives the order of its cart, until
-- the next cart takes it over.
CREATE TABLE cart_saved_lines (
  website_id text NOT NULL,
  cart_id text NOT NULL,
  id text NOT NULL,
  variant_id text NOT NULL,
  choices jsonb NOT NULL DEFAULT '{}',
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  PRIMARY KEY (website_id, cart_id, id),
  FOREIGN KEY (website_id, cart_id) REFERENCES carts (website_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX cart_saved_lines_by_line ON cart_saved_lines (website_id, cart_id, variant_id, md5(choices::text));
CREATE INDEX ordered_carts_of_site_user ON carts (website_id, site_user_id)
  WHERE site_user_id IS NOT NULL AND state = 'ordered';
