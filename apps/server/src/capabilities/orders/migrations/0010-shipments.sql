-- What of an order was sent, in parts. An order sent before has one shipment, of everything that was not refunded by
-- then; only physical products (type 1) travel.
CREATE TABLE order_shipments (
  website_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  lines jsonb NOT NULL,
  carrier text NOT NULL,
  tracking_number text NOT NULL,
  tracking_address text NOT NULL,
  note text NOT NULL,
  sent_at timestamptz NOT NULL,
  undone_at timestamptz,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, order_id) REFERENCES orders (website_id, id) ON DELETE CASCADE
);
CREATE INDEX order_shipments_of_order ON order_shipments (website_id, order_id, sent_at, id);

INSERT INTO order_shipments (website_id, id, order_id, lines, carrier, tracking_number, tracking_address, note, sent_at)
SELECT website_id, id, id, sent.lines, coalesce(tracking->>'carrier', ''), coalesce(tracking->>'number', ''),
  coalesce(tracking->>'address', ''), '', coalesce(fulfilled_at, placed_at, created_at)
FROM orders, LATERAL (
  SELECT jsonb_agg(jsonb_build_object('lineId', id, 'quantity', quantity - back) ORDER BY place) AS lines
  FROM (SELECT coalesce(line->>'id', line->>'variantId') AS id, (line->>'quantity')::int AS quantity, place,
      (SELECT coalesce(sum((part->>'quantity')::int), 0) FROM refunds, jsonb_array_elements(refunds.lines) AS part
       WHERE refunds.website_id = orders.website_id AND refunds.order_id = orders.id
         AND asked_at < coalesce(fulfilled_at, placed_at, created_at)
         AND part->>'lineId' = coalesce(line->>'id', line->>'variantId'))::int AS back
    FROM jsonb_array_elements(orders.lines) WITH ORDINALITY AS of (line, place)
    WHERE (line->>'productType')::int = 1) AS pieces
  WHERE quantity > back) AS sent
WHERE state = 'completed' AND sent.lines IS NOT NULL;

ALTER TABLE orders DROP COLUMN tracking, DROP CONSTRAINT orders_fulfilment_state_check;
ALTER TABLE orders ADD CONSTRAINT orders_fulfilment_state_check
  CHECK (fulfilment_state IN ('open', 'partly', 'fulfilled', 'cancelled')) NOT VALID;
