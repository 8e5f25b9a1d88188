-- What was taken for an order and came back from it, so that it never gives back more.
CREATE INDEX stock_changes_of_order ON stock_changes (website_id, order_id) WHERE order_id IS NOT NULL;
