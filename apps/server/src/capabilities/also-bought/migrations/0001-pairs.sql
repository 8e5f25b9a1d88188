-- How many orders contain both products. It is counted by a job, which orders_to_pair names the orders to.
CREATE TABLE bought_together (
  website_id text NOT NULL,
  product_id text NOT NULL,
  other_id text NOT NULL,
  orders integer NOT NULL CHECK (orders >= 0),
  PRIMARY KEY (website_id, product_id, other_id),
  FOREIGN KEY (website_id, product_id) REFERENCES products (website_id, id) ON DELETE CASCADE,
  FOREIGN KEY (website_id, other_id) REFERENCES products (website_id, id) ON DELETE CASCADE
);
CREATE INDEX bought_together_most ON bought_together (website_id, product_id, orders DESC, other_id);
CREATE INDEX bought_together_by_other ON bought_together (website_id, other_id);

-- The products that an order was counted with.
CREATE TABLE paired_orders (
  website_id text NOT NULL,
  order_id text NOT NULL,
  product_ids text[] NOT NULL,
  PRIMARY KEY (website_id, order_id)
);

-- Orders that became or are no longer one that counts. It is only added to, so that no order waits for another.
CREATE TABLE orders_to_pair (
  website_id text NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  order_id text NOT NULL,
  PRIMARY KEY (website_id, id)
);

INSERT INTO orders_to_pair (website_id, order_id)
SELECT website_id, id FROM orders
WHERE state IN ('placed', 'completed') AND jsonb_array_length(lines) > 1 ORDER BY website_id, id;

CREATE FUNCTION mark_order_to_pair() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO orders_to_pair (website_id, order_id) VALUES (NEW.website_id, NEW.id);
  RETURN NULL;
END $$;
-- An order of one line pairs nothing.
CREATE TRIGGER mark_to_pair AFTER INSERT ON orders FOR EACH ROW
WHEN (NEW.state IN ('placed', 'completed') AND jsonb_array_length(NEW.lines) > 1)
EXECUTE FUNCTION mark_order_to_pair();
CREATE TRIGGER mark_to_pair_again AFTER UPDATE OF state, lines ON orders FOR EACH ROW
WHEN (greatest(jsonb_array_length(OLD.lines), jsonb_array_length(NEW.lines)) > 1
  AND ((OLD.state IN ('placed', 'completed')) <> (NEW.state IN ('placed', 'completed'))
    OR OLD.lines IS DISTINCT FROM NEW.lines))
EXECUTE FUNCTION mark_order_to_pair();
