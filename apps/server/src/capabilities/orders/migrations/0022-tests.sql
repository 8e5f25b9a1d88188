-- Placed by a test payment on a launched website: it takes no stock, releases nothing, and nothing of it is sent.
ALTER TABLE orders ADD COLUMN is_without_effect boolean NOT NULL DEFAULT false;

ALTER TABLE listed_orders ADD COLUMN is_without_effect boolean NOT NULL DEFAULT false;
ALTER TABLE listed_orders DROP COLUMN is_to_send;
ALTER TABLE listed_orders ADD COLUMN is_to_send boolean NOT NULL GENERATED ALWAYS AS
  (state = 'placed' AND payment IN ('paid', 'partlyRefunded') AND NOT is_without_effect) STORED;
CREATE INDEX listed_orders_to_send ON listed_orders (website_id, at DESC, order_id DESC) WHERE is_listed AND is_to_send;

CREATE OR REPLACE FUNCTION list_order(website text, wanted text) RETURNS void LANGUAGE plpgsql AS $$
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
    (website_id, order_id, at, is_listed, state, fulfilment, channel, payment, is_refund_due, is_without_effect)
  SELECT website, wanted, coalesce(o.placed_at, o.created_at), o.state <> 'pending' AND o.number IS NOT NULL, o.state,
    o.fulfilment_state, o.channel, payment_of_order(o), EXISTS (
      SELECT FROM refunds WHERE website_id = website AND order_id = wanted AND refunds.state = 'due'), o.is_without_effect
  FROM orders AS o WHERE o.website_id = website AND o.id = wanted
  ON CONFLICT (website_id, order_id) DO UPDATE SET at = excluded.at, is_listed = excluded.is_listed, state = excluded.state,
    fulfilment = excluded.fulfilment, channel = excluded.channel, payment = excluded.payment,
    is_refund_due = excluded.is_refund_due
  WHERE (listed.at, listed.is_listed, listed.state, listed.fulfilment, listed.channel, listed.payment, listed.is_refund_due)
    IS DISTINCT FROM (excluded.at, excluded.is_listed, excluded.state, excluded.fulfilment, excluded.channel, excluded.payment,
    excluded.is_refund_due);
  PERFORM set_config('vitrine.website', seen, true);
END $$;
