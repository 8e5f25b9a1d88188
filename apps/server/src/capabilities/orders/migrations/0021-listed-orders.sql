-- What orders are listed, filtered and counted by, beside each order, so that only the rows shown are read. It is made again
-- at the end of each transaction that changes the order or its money: until then, nothing waits for it.
CREATE TABLE listed_orders (
  website_id text NOT NULL,
  order_id text NOT NULL,
  -- When it was placed, or else begun.
  at timestamptz NOT NULL,
  -- It was placed once: an attempt that was never paid is not.
  is_listed boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'placed', 'held', 'completed', 'cancelled')),
  fulfilment text NOT NULL CHECK (fulfilment IN ('open', 'partly', 'fulfilled', 'cancelled')),
  channel text NOT NULL CHECK (channel IN ('website', 'pointOfSale')),
  payment text NOT NULL CHECK (payment IN ('none', 'unpaid', 'authorised', 'partlyPaid', 'paid', 'partlyRefunded', 'refunding',
    'refunded', 'disputed', 'chargedBack')),
  is_refund_due boolean NOT NULL,
  is_to_send boolean NOT NULL GENERATED ALWAYS AS (state = 'placed' AND payment IN ('paid', 'partlyRefunded')) STORED,
  PRIMARY KEY (website_id, order_id),
  FOREIGN KEY (website_id, order_id) REFERENCES orders (website_id, id) ON DELETE CASCADE
);

-- As `orderPaymentState` determines it of the same sums; an order that is over and was never paid awaits nothing.
CREATE FUNCTION payment_of_order(given orders) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  sums record;
BEGIN
  SELECT coalesce(sum(captured) FILTER (WHERE is_taken), 0) AS paid,
    coalesce(sum(refunded) FILTER (WHERE is_taken), 0) AS refunded,
    coalesce(sum(promised) FILTER (WHERE is_taken), 0) AS promised,
    coalesce(sum(disputed) FILTER (WHERE is_taken), 0) AS disputed,
    coalesce(sum(lost) FILTER (WHERE is_taken), 0) AS lost,
    given.total - coalesce(sum(captured - returned) FILTER (WHERE is_taken AND state <> 'late'), 0)
      - coalesce(sum(amount - captured) FILTER (WHERE state = 'captured'), 0) AS owed,
    coalesce(bool_or(is_taken), false) AS is_taken,
    coalesce(bool_or(state = 'authorised'), false)
      AND NOT coalesce(bool_or(state IN ('awaited', 'created', 'challenged')), false) AS is_authorised
  INTO sums
  FROM (
    SELECT p.state, p.amount, took.captured, back.*, fought.*,
      p.state IN ('captured', 'late') OR took.captured > 0 AS is_taken
    FROM payments AS p CROSS JOIN LATERAL (
      SELECT coalesce(sum(c.amount), CASE WHEN p.state IN ('captured', 'late') THEN p.amount ELSE 0 END) AS captured
      FROM payment_captures AS c
      WHERE c.website_id = p.website_id AND c.payment_id = p.id AND c.state = 'done') AS took
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(r.amount) FILTER (WHERE r.state = 'done'), 0) AS refunded,
        coalesce(sum(r.amount) FILTER (WHERE r.state <> 'done'), 0) AS promised,
        coalesce(sum(r.amount) FILTER (WHERE r.is_for_edit), 0) AS returned
      FROM refunds AS r WHERE r.website_id = p.website_id AND r.payment_id = p.id) AS back
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(d.amount) FILTER (WHERE d.state = 'opened'), 0) AS disputed,
        coalesce(sum(d.amount) FILTER (WHERE d.state = 'lost'), 0) AS lost
      FROM payment_disputes AS d WHERE d.website_id = p.website_id AND d.payment_id = p.id) AS fought
    WHERE p.website_id = given.website_id AND p.order_id = given.id) AS payments_of_order;
  RETURN CASE
    WHEN sums.disputed > 0 THEN 'disputed'
    WHEN sums.lost > 0 THEN 'chargedBack'
    WHEN sums.paid > 0 AND sums.refunded = sums.paid THEN 'refunded'
    WHEN sums.paid > 0 AND sums.refunded + sums.promised = sums.paid THEN 'refunding'
    WHEN sums.is_taken AND sums.owed > 0 THEN 'partlyPaid'
    WHEN sums.is_taken AND sums.refunded > 0 THEN 'partlyRefunded'
    WHEN sums.is_taken THEN 'paid'
    WHEN given.state IN ('pending', 'cancelled') THEN 'none'
    WHEN sums.is_authorised THEN 'authorised'
    ELSE 'unpaid' END;
END $$;

CREATE FUNCTION list_order(website text, wanted text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  seen text := current_setting('vitrine.website', true);
BEGIN
  -- At the end of a transaction, the wall may be around another website.
  PERFORM set_config('vitrine.website', website, true);
  -- The next one waits here, and reads what this one wrote.
  PERFORM FROM listed_orders WHERE website_id = website AND order_id = wanted FOR UPDATE;
  -- An order and its payments are written together: the first trigger of a transaction has read all of them.
  IF EXISTS (SELECT FROM listed_orders WHERE website_id = website AND order_id = wanted
    AND xmin = pg_current_xact_id()::xid) THEN
    PERFORM set_config('vitrine.website', seen, true);
    RETURN;
  END IF;
  INSERT INTO listed_orders AS listed
    (website_id, order_id, at, is_listed, state, fulfilment, channel, payment, is_refund_due)
  SELECT website, wanted, coalesce(o.placed_at, o.created_at), o.state <> 'pending' AND o.number IS NOT NULL, o.state,
    o.fulfilment_state, o.channel, payment_of_order(o), EXISTS (
      SELECT FROM refunds WHERE website_id = website AND order_id = wanted AND refunds.state = 'due')
  FROM orders AS o WHERE o.website_id = website AND o.id = wanted
  ON CONFLICT (website_id, order_id) DO UPDATE SET at = excluded.at, is_listed = excluded.is_listed, state = excluded.state,
    fulfilment = excluded.fulfilment, channel = excluded.channel, payment = excluded.payment,
    is_refund_due = excluded.is_refund_due
  WHERE (listed.at, listed.is_listed, listed.state, listed.fulfilment, listed.channel, listed.payment, listed.is_refund_due)
    IS DISTINCT FROM (excluded.at, excluded.is_listed, excluded.state, excluded.fulfilment, excluded.channel, excluded.payment,
    excluded.is_refund_due);
  PERFORM set_config('vitrine.website', seen, true);
END $$;

DO $$ BEGIN
  PERFORM list_order(website_id, id) FROM orders;
END $$;

CREATE INDEX listed_orders_by_time ON listed_orders (website_id, at DESC, order_id DESC) WHERE is_listed;
CREATE INDEX listed_orders_by_state ON listed_orders (website_id, state, at DESC, order_id DESC);
CREATE INDEX listed_orders_by_payment ON listed_orders (website_id, payment, at DESC, order_id DESC) WHERE is_listed;
CREATE INDEX listed_orders_by_fulfilment ON listed_orders (website_id, fulfilment, at DESC, order_id DESC) WHERE is_listed;
CREATE INDEX listed_orders_unpaid ON listed_orders (website_id, at DESC, order_id DESC)
  WHERE is_listed AND payment IN ('unpaid', 'authorised', 'partlyPaid');
CREATE INDEX listed_orders_to_send ON listed_orders (website_id, at DESC, order_id DESC) WHERE is_listed AND is_to_send;
CREATE INDEX listed_orders_refund_due ON listed_orders (website_id, at DESC, order_id DESC) WHERE is_refund_due;
CREATE INDEX listed_orders_at_counter ON listed_orders (website_id, at DESC, order_id DESC)
  WHERE is_listed AND channel = 'pointOfSale';
-- The list found its orders with these.
DROP INDEX orders_at_counter;

CREATE FUNCTION list_order_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_order(NEW.website_id, NEW.id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER list_new_order AFTER INSERT ON orders
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION list_order_again();
CREATE CONSTRAINT TRIGGER list_changed_order
AFTER UPDATE OF number, state, fulfilment_state, placed_at, total, channel ON orders
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION list_order_again();

CREATE FUNCTION list_order_of_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_order(coalesce(NEW.website_id, OLD.website_id), coalesce(NEW.order_id, OLD.order_id));
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER list_order_of_payment AFTER INSERT OR DELETE OR UPDATE OF state, amount ON payments
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION list_order_of_money();
CREATE CONSTRAINT TRIGGER list_order_of_refund AFTER INSERT OR DELETE OR UPDATE OF state, amount, is_for_edit ON refunds
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION list_order_of_money();
CREATE CONSTRAINT TRIGGER list_order_of_dispute AFTER INSERT OR DELETE OR UPDATE OF state, amount ON payment_disputes
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION list_order_of_money();

CREATE FUNCTION list_order_of_capture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_order(p.website_id, p.order_id) FROM payments AS p
  WHERE p.website_id = NEW.website_id AND p.id = NEW.payment_id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER list_order_of_capture AFTER INSERT OR UPDATE OF state, amount ON payment_captures
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION list_order_of_capture();
