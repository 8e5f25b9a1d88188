-- Below the wall of a website an index is asked by plain columns alone: what a function or an operator of arrays makes
-- of one is not looked up.
ALTER TABLE variants ADD COLUMN lowered_sku text NOT NULL GENERATED ALWAYS AS (lower(sku)) STORED;
DROP INDEX variants_by_sku;
CREATE INDEX variants_by_sku ON variants (website_id, lowered_sku);

-- The studio finds a category's products by the terms that visitors do; what those do not see is seen at no time.
DROP INDEX products_of_category;
DROP INDEX products_of_tag;
INSERT INTO product_terms (website_id, product_id, kind, slug, name, position, publish_at)
SELECT website_id, id, kind, term_slug, name, position, 'infinity'
FROM products, LATERAL (
  SELECT 'category', * FROM unnest(categories, category_slugs)
  UNION ALL SELECT 'tag', * FROM unnest(tags, tag_slugs)) AS term (kind, name, term_slug)
WHERE deleted_at IS NULL AND state NOT IN (1, 2)
ON CONFLICT DO NOTHING;
