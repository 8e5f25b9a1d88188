-- Everyone who bought something or has an account, by address. The numbers are copies for the list, of a customer and of
-- all merged into them; they are made again from orders, payments and refunds once customers_due names the address.
-- `spent` has an amount for each currency, `main_spent` the one in the currency of the last order.
CREATE TABLE customers (
  website_id text NOT NULL,
  id text NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  -- The name and all addresses, for the search.
  words text NOT NULL,
  has_account boolean NOT NULL,
  orders integer NOT NULL CHECK (orders >= 0),
  spent jsonb NOT NULL CHECK (jsonb_typeof(spent) = 'object'),
  main_spent bigint NOT NULL,
  first_order_at timestamptz,
  last_order_at timestamptz,
  -- The last order, or else when the account was created.
  listed_at timestamptz NOT NULL,
  is_listed boolean NOT NULL,
  merged_into_id text,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, email),
  FOREIGN KEY (website_id, merged_into_id) REFERENCES customers (website_id, id),
  CHECK (merged_into_id IS NULL OR NOT is_listed)
);
CREATE INDEX customers_by_last_order ON customers (website_id, listed_at, id) WHERE is_listed;
CREATE INDEX customers_by_spent ON customers (website_id, main_spent, id) WHERE is_listed;
CREATE INDEX customers_by_orders ON customers (website_id, orders, id) WHERE is_listed;
CREATE INDEX customers_merged ON customers (website_id, merged_into_id) WHERE merged_into_id IS NOT NULL;

CREATE TABLE customer_notes (
  website_id text NOT NULL,
  id text NOT NULL,
  customer_id text NOT NULL,
  text text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, customer_id) REFERENCES customers (website_id, id)
);
CREATE INDEX customer_notes_of_customer ON customer_notes (website_id, customer_id);
CREATE INDEX customer_notes_deleted ON customer_notes (deleted_at) WHERE deleted_at IS NOT NULL;

-- Addresses whose numbers are out of date. It is only added to, so that orders of one buyer never wait for each other.
CREATE TABLE customers_due (
  website_id text NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  email text NOT NULL,
  -- The address that an account had before.
  former_email text,
  PRIMARY KEY (website_id, id)
);

INSERT INTO customers_due (website_id, email)
SELECT website_id, lowered_email FROM orders WHERE number IS NOT NULL GROUP BY 1, 2
UNION SELECT website_id, email FROM site_users WHERE deleted_at IS NULL;

CREATE FUNCTION mark_customer_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customers_due (website_id, email) VALUES (NEW.website_id, NEW.lowered_email);
  IF TG_OP = 'UPDATE' AND OLD.email <> NEW.email THEN
    INSERT INTO customers_due (website_id, email) VALUES (OLD.website_id, OLD.lowered_email);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER mark_customer AFTER INSERT ON orders FOR EACH ROW WHEN (NEW.number IS NOT NULL)
EXECUTE FUNCTION mark_customer_of_order();
CREATE TRIGGER mark_customer_again AFTER UPDATE OF state, number, email, address ON orders FOR EACH ROW
WHEN (NEW.number IS NOT NULL
  AND (OLD.state, OLD.number, OLD.email, OLD.address) IS DISTINCT FROM (NEW.state, NEW.number, NEW.email, NEW.address))
EXECUTE FUNCTION mark_customer_of_order();

CREATE FUNCTION mark_customer_of_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customers_due (website_id, email)
  SELECT website_id, lowered_email FROM orders WHERE website_id = NEW.website_id AND id = NEW.order_id;
  RETURN NULL;
END $$;
CREATE TRIGGER mark_customer AFTER INSERT OR UPDATE OF state ON payments FOR EACH ROW
WHEN (NEW.state IN ('captured', 'late')) EXECUTE FUNCTION mark_customer_of_money();
CREATE TRIGGER mark_customer AFTER INSERT OR UPDATE OF state ON refunds FOR EACH ROW
WHEN (NEW.state = 'done') EXECUTE FUNCTION mark_customer_of_money();

CREATE FUNCTION mark_customer_of_capture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customers_due (website_id, email)
  SELECT o.website_id, o.lowered_email FROM payments p
  JOIN orders o ON o.website_id = p.website_id AND o.id = p.order_id
  WHERE p.website_id = NEW.website_id AND p.id = NEW.payment_id;
  RETURN NULL;
END $$;
CREATE TRIGGER mark_customer AFTER INSERT OR UPDATE OF state ON payment_captures FOR EACH ROW
WHEN (NEW.state = 'done') EXECUTE FUNCTION mark_customer_of_capture();

CREATE FUNCTION mark_customer_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO customers_due (website_id, email, former_email) VALUES (NEW.website_id, NEW.email,
      CASE WHEN TG_OP = 'UPDATE' AND OLD.email <> NEW.email THEN OLD.email END);
  END IF;
  IF TG_OP = 'DELETE' OR (TG_OP = 'UPDATE' AND OLD.email <> NEW.email) THEN
    INSERT INTO customers_due (website_id, email) VALUES (OLD.website_id, OLD.email);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER mark_customer AFTER INSERT OR DELETE OR UPDATE OF email, name, deleted_at ON site_users
FOR EACH ROW EXECUTE FUNCTION mark_customer_of_account();
