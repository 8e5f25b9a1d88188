-- The orders of the studio's list; that by position is there.
CREATE INDEX products_by_title ON products (website_id, lower(title), id) WHERE deleted_at IS NULL;
CREATE INDEX products_by_creation ON products (website_id, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX products_by_change ON products (website_id, updated_at, id) WHERE deleted_at IS NULL;
