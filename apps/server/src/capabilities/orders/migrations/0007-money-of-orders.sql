-- Money belongs to an order. What belongs to none was never shown, and goes with its captures, refunds and disputes.
DELETE FROM payments WHERE NOT EXISTS (SELECT FROM orders
  WHERE orders.website_id = payments.website_id AND orders.id = order_id);
DELETE FROM refunds WHERE NOT EXISTS (SELECT FROM orders
  WHERE orders.website_id = refunds.website_id AND orders.id = order_id);
DELETE FROM payment_disputes WHERE NOT EXISTS (SELECT FROM orders
  WHERE orders.website_id = payment_disputes.website_id AND orders.id = order_id);

-- Kept for new rows at once, and looked for in those that are there by the next step, which holds up nobody.
ALTER TABLE payments ADD CONSTRAINT payments_order_link FOREIGN KEY (website_id, order_id)
  REFERENCES orders (website_id, id) ON DELETE CASCADE NOT VALID;
ALTER TABLE refunds ADD CONSTRAINT refunds_order_link FOREIGN KEY (website_id, order_id)
  REFERENCES orders (website_id, id) ON DELETE CASCADE NOT VALID;
ALTER TABLE payment_disputes ADD CONSTRAINT payment_disputes_order_link FOREIGN KEY (website_id, order_id)
  REFERENCES orders (website_id, id) ON DELETE CASCADE NOT VALID;
ALTER TABLE orders ADD CONSTRAINT orders_currency CHECK (currency ~ '^[A-Z]{3}$') NOT VALID;
ALTER TABLE payments ADD CONSTRAINT payments_currency CHECK (currency ~ '^[A-Z]{3}$') NOT VALID;
