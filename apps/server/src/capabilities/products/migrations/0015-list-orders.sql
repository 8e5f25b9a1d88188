-- The studio's list by title goes on from a title: below the wall of a website an index is asked by plain columns alone.
ALTER TABLE products ADD COLUMN lowered_title text NOT NULL GENERATED ALWAYS AS (lower(title)) STORED;
DROP INDEX products_by_title;
CREATE INDEX products_by_title ON products (website_id, lowered_title, id) WHERE deleted_at IS NULL;
