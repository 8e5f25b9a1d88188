-- A page of a blog is read in the order that it has, sticky posts first, and counted without reading posts.
CREATE INDEX revision_items_listed ON revision_items (website_id, collection_id, is_sticky DESC, published_at DESC, id DESC)
  INCLUDE (state, first_number, last_number);
