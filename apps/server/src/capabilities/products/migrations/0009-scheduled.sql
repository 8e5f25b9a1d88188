-- Which products' time has just come is asked of all websites at once.
CREATE INDEX products_scheduled ON products (publish_at, website_id) WHERE deleted_at IS NULL AND state = 2;
