CREATE INDEX comments_deleted ON comments (website_id, deleted_at) WHERE deleted_at IS NOT NULL;
