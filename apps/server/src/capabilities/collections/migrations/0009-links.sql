-- Posts go with their list and comments with their post, as the trash has always removed them.
DELETE FROM items WHERE NOT EXISTS (SELECT FROM collections
  WHERE collections.website_id = items.website_id AND collections.id = items.collection_id);
DELETE FROM comments WHERE NOT EXISTS (SELECT FROM items
  WHERE items.website_id = comments.website_id AND items.id = comments.item_id);
CREATE INDEX items_of_collection ON items (website_id, collection_id);
ALTER TABLE items ADD FOREIGN KEY (website_id, collection_id)
  REFERENCES collections (website_id, id) ON DELETE CASCADE;
ALTER TABLE comments ADD FOREIGN KEY (website_id, item_id)
  REFERENCES items (website_id, id) ON DELETE CASCADE;
