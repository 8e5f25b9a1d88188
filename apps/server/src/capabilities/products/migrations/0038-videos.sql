-- Videos among the pictures of a product, each with the number of pictures before it.
ALTER TABLE products ADD COLUMN videos jsonb NOT NULL DEFAULT '[]';
