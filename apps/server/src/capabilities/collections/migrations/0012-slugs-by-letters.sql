-- Who has an address that begins alike is asked whenever a post is written.
CREATE INDEX items_by_letters ON items (website_id, collection_id, slug COLLATE "C") WHERE deleted_at IS NULL;
