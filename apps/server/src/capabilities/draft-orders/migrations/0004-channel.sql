-- Baskets that wait at the counter are drafts, but are listed there alone.
ALTER TABLE draft_orders ADD COLUMN channel text NOT NULL DEFAULT 'website' CHECK (channel IN ('website', 'pointOfSale'));
CREATE INDEX draft_orders_at_counter ON draft_orders (website_id, updated_at DESC, id DESC)
  WHERE channel = 'pointOfSale' AND deleted_at IS NULL AND order_id IS NULL;
DROP INDEX draft_orders_open;
DROP INDEX draft_orders_placed;
CREATE INDEX draft_orders_open ON draft_orders (website_id, updated_at, id)
  WHERE deleted_at IS NULL AND order_id IS NULL AND channel = 'website';
CREATE INDEX draft_orders_placed ON draft_orders (website_id, updated_at, id)
  WHERE deleted_at IS NULL AND order_id IS NOT NULL AND channel = 'website';
