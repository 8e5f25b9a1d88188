-- `reserved` is the sum of the variant's rows in stock_reservations; on_hand NULL sells without counting.
CREATE TABLE stock (
  website_id text NOT NULL,
  variant_id text NOT NULL,
  on_hand integer CHECK (on_hand >= 0),
  reserved integer NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  PRIMARY KEY (website_id, variant_id)
) WITH (fillfactor = 70);

-- `holder` is the cart whose checkout holds the pieces.
CREATE TABLE stock_reservations (
  website_id text NOT NULL,
  holder text NOT NULL,
  variant_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, holder, variant_id)
);
CREATE INDEX stock_reservations_by_end ON stock_reservations (website_id, expires_at);
CREATE INDEX stock_reservations_of_variant ON stock_reservations (website_id, variant_id);

CREATE TABLE stock_changes (
  website_id text NOT NULL,
  id text NOT NULL,
  variant_id text NOT NULL,
  at timestamptz NOT NULL,
  change integer,
  on_hand integer,
  reason text NOT NULL,
  order_id text,
  actor text NOT NULL,
  PRIMARY KEY (website_id, id)
);
CREATE INDEX stock_changes_of_variant ON stock_changes (website_id, variant_id, id);
