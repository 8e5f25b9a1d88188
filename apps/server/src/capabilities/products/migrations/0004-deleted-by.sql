-- Who deleted it, for the trash.
ALTER TABLE products ADD COLUMN deleted_by text NOT NULL DEFAULT '';
CREATE INDEX products_deleted ON products (website_id, deleted_at) WHERE deleted_at IS NOT NULL;
