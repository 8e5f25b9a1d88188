-- Who wants to be told once that a sold-out variant is back. A confirmed address is told once and then removed.
CREATE TABLE stock_notices (
  website_id text NOT NULL,
  id text NOT NULL,
  product_id text NOT NULL,
  variant_id text NOT NULL,
  -- In lower case.
  email text NOT NULL,
  -- Exactly as shown beside the button.
  words text NOT NULL,
  asked_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  told_at timestamptz,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, variant_id, email),
  FOREIGN KEY (website_id, product_id) REFERENCES products (website_id, id) ON DELETE CASCADE,
  CHECK (told_at IS NULL OR confirmed_at IS NOT NULL)
);
CREATE INDEX stock_notices_of_product ON stock_notices (website_id, product_id);
CREATE INDEX stock_notices_waiting ON stock_notices (website_id, variant_id, confirmed_at, id)
WHERE confirmed_at IS NOT NULL AND told_at IS NULL;
CREATE INDEX stock_notices_of_person ON stock_notices (website_id, email);
