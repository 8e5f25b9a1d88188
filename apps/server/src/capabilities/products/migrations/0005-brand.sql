-- Who makes a product, and the number its piece is known by in trade; for search engines.
ALTER TABLE products ADD COLUMN brand text NOT NULL DEFAULT '';
ALTER TABLE variants ADD COLUMN gtin text NOT NULL DEFAULT '';
