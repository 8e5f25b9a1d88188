-- The order that a draft became, so that drafts that are still open are listed by an index. `lowered_email` finds the
-- drafts of a person who is erased.
ALTER TABLE draft_orders ADD COLUMN order_id text;
ALTER TABLE draft_orders ADD COLUMN lowered_email text NOT NULL GENERATED ALWAYS AS (lower(email)) STORED;
ALTER TABLE draft_orders ADD FOREIGN KEY (website_id, order_id) REFERENCES orders (website_id, id) ON DELETE CASCADE;
UPDATE draft_orders SET order_id = carts.order_id FROM carts
  WHERE carts.website_id = draft_orders.website_id AND carts.id = draft_orders.id AND carts.state = 'ordered';
DROP INDEX draft_orders_newest;
DROP INDEX draft_orders_deleted;
CREATE INDEX draft_orders_gone ON draft_orders (website_id, deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX draft_orders_open ON draft_orders (website_id, updated_at, id) WHERE deleted_at IS NULL AND order_id IS NULL;
CREATE INDEX draft_orders_placed ON draft_orders (website_id, updated_at, id)
  WHERE deleted_at IS NULL AND order_id IS NOT NULL;
CREATE INDEX draft_orders_of_order ON draft_orders (website_id, order_id) WHERE order_id IS NOT NULL;
CREATE INDEX draft_orders_by_email ON draft_orders (website_id, lowered_email);
