-- Who deleted it, for the trash.
ALTER TABLE collections ADD COLUMN deleted_by text NOT NULL DEFAULT '';
ALTER TABLE items ADD COLUMN deleted_by text NOT NULL DEFAULT '';
CREATE INDEX collections_deleted ON collections (website_id, deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX items_deleted ON items (website_id, deleted_at) WHERE deleted_at IS NOT NULL;
