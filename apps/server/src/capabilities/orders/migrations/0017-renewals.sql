-- The subscription that an order renews; null for every other order.
ALTER TABLE orders ADD COLUMN subscription_id text;
CREATE INDEX orders_of_subscription ON orders (website_id, subscription_id, id) WHERE subscription_id IS NOT NULL;
