-- Lists of the studio go on from where a page ended, by columns that are never empty: items without a date come before
-- all others, comments without one after them.
ALTER TABLE items ADD COLUMN listed_at timestamptz NOT NULL
  GENERATED ALWAYS AS (coalesce(published_at, 'infinity'::timestamptz)) STORED;
CREATE INDEX items_listed ON items (website_id, collection_id, listed_at, id);
ALTER TABLE comments ADD COLUMN listed_at timestamptz NOT NULL
  GENERATED ALWAYS AS (coalesce(at, '-infinity'::timestamptz)) STORED;
CREATE INDEX comments_listed ON comments (website_id, listed_at, id);
