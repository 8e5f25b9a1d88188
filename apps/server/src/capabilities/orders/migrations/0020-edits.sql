-- How often the items or the shipping of an order were changed: a change that does not know the last one is refused.
ALTER TABLE orders ADD COLUMN version integer NOT NULL DEFAULT 0;

-- What an order was before each change, in the shape of orderFiguresSchema; `version` is the one that the change made.
CREATE TABLE order_edits (
  website_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  before jsonb NOT NULL CHECK (jsonb_typeof(before) = 'object'),
  reason text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, order_id) REFERENCES orders (website_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX order_edits_of_order ON order_edits (website_id, order_id, version);
