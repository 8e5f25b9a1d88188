-- Refunds in parts were kept here, and whole ones as states of the one payment that an order had.
INSERT INTO refunds (website_id, id, order_id, payment_id, amount, state, lines, is_restocked, reason, is_buyer_told,
  asked_at, done_at)
SELECT r.website_id, r.id, r.order_id, o.payment_id, r.amount, r.state,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('lineId', bought->>'id', 'quantity', back->'quantity', 'amount', 0)), '[]')
   FROM jsonb_array_elements(r.lines) back JOIN LATERAL jsonb_array_elements(o.lines) bought
     ON bought->>'variantId' = back->>'variantId'),
  r.is_restocked, r.reason, r.is_buyer_told, r.asked_at, r.done_at
FROM order_refunds r JOIN orders o ON o.website_id = r.website_id AND o.id = r.order_id
JOIN payments p ON p.website_id = o.website_id AND p.id = o.payment_id;

INSERT INTO refunds (website_id, id, order_id, payment_id, amount, state, lines, is_restocked, reason, is_buyer_told,
  asked_at, done_at)
SELECT website_id, id, order_id, id, amount - part_refunded - part_due,
  CASE state WHEN 'refunding' THEN 'asked' WHEN 'refundDue' THEN 'due' ELSE 'done' END,
  '[]', false, '', false, coalesce(refunded_at, captured_at, created_at), refunded_at
FROM payments
WHERE state IN ('refunding', 'refundDue', 'refunded') AND amount - part_refunded - part_due > 0;

UPDATE payments SET state = 'captured' WHERE state IN ('refunding', 'refundDue', 'refunded');
ALTER TABLE payments DROP COLUMN part_refunded, DROP COLUMN part_due, DROP COLUMN refunded_at;
DROP INDEX payments_refund_due;
DROP TABLE order_refunds;

-- An order has any number of payments, found by the order, and may come from elsewhere than a cart.
ALTER TABLE orders DROP COLUMN payment_id, ALTER COLUMN cart_id DROP NOT NULL;
