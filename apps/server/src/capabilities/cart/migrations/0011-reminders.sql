-- The reminder whose email was sent about this cart, or whose link brought it back: an order of it was won back.
ALTER TABLE carts ADD COLUMN reminder_id text;
CREATE INDEX carts_of_reminder ON carts (website_id, reminder_id) WHERE reminder_id IS NOT NULL;
