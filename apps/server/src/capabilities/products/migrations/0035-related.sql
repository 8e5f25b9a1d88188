-- What the owner chose to be shown on the page of a product, in order; one that is deleted meanwhile is left out.
ALTER TABLE products ADD COLUMN related_ids text[] NOT NULL DEFAULT '{}';
