-- A publish notes on each draft that its address is its own now, which marks nothing: the database need not compare
-- the whole row to find that out. Every other column that can be written is named here, as a test demands.
DROP TRIGGER mark_unpublished_again ON items;
CREATE TRIGGER mark_unpublished_again AFTER UPDATE OF website_id, id, collection_id, record_type, state, title, slug,
    author, excerpt, image_id, categories, tags, published_at, is_sticky, are_comments_open, seo_title, seo_description,
    password_hash, document_id, source_key, updated_at, deleted_at, data, data_version ON items FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{is_slug_own,deleted_by}'::text[] <> to_jsonb(NEW) - '{is_slug_own,deleted_by}'::text[])
  EXECUTE FUNCTION mark_unpublished('items');

DROP TRIGGER mark_unpublished_again ON collections;
CREATE TRIGGER mark_unpublished_again AFTER UPDATE OF website_id, id, type, title, slug, parent_id, navigation, position,
    state, seo_title, seo_description, link_address, password_hash, document_id, source_key, updated_at, deleted_at
    ON collections FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{is_slug_own,deleted_by}'::text[] <> to_jsonb(NEW) - '{is_slug_own,deleted_by}'::text[])
  EXECUTE FUNCTION mark_unpublished('collections');
