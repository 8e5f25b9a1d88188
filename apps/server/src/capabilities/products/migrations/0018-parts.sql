-- Which three letters in a row the title, the address and the SKUs of a product contain, so that the studio finds it by
-- a part of a word without reading all. Each row begins with the website's own mark, as those of words do.
CREATE TABLE product_parts (
  website_id text NOT NULL,
  product_id text NOT NULL,
  parts tsvector NOT NULL,
  PRIMARY KEY (website_id, product_id),
  FOREIGN KEY (website_id, product_id) REFERENCES products (website_id, id) ON DELETE CASCADE
);

INSERT INTO product_parts (website_id, product_id, parts)
SELECT website_id, id, array_to_tsvector(ARRAY['@' || website_id] || ARRAY(
  SELECT substr(field, at, 3) FROM (
      SELECT lowered_title UNION ALL SELECT lower(slug) UNION ALL
      SELECT lowered_sku FROM variants WHERE variants.website_id = products.website_id AND product_id = products.id) AS given (field),
    generate_series(1, length(field) - 2) AS at))
FROM products WHERE deleted_at IS NULL;

-- Nothing waits beside the index: a search would go through it part by part.
CREATE INDEX product_parts_by_part ON product_parts USING gin (parts) WITH (fastupdate = off);
