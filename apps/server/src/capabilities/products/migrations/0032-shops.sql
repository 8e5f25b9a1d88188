-- Several pages of products on a website. What a shop shows are terms of its products, as collections are: its id for
-- all of them, and ID/category:TERM and ID/tag:SLUG for its own lists, so that their order and their numbers are kept.
-- The terms are only written on websites with several shops.
ALTER TABLE products ADD COLUMN shop_ids text[] NOT NULL DEFAULT '{}';

ALTER TABLE product_terms DROP CONSTRAINT product_terms_kind_check;
ALTER TABLE product_terms ADD CONSTRAINT product_terms_kind_check
  CHECK (kind IN ('category', 'tag', 'option', 'collection', 'shop'));
ALTER TABLE product_counts DROP CONSTRAINT product_counts_kind_check;
ALTER TABLE product_counts ADD CONSTRAINT product_counts_kind_check
  CHECK (kind IN ('all', 'category', 'tag', 'option', 'collection', 'shop'));
ALTER TABLE product_list_counts DROP CONSTRAINT product_list_counts_kind_check;
ALTER TABLE product_list_counts ADD CONSTRAINT product_list_counts_kind_check
  CHECK (kind IN ('all', 'category', 'tag', 'collection', 'shop'));

-- The published shops that the terms were last written for, the main one first.
CREATE TABLE product_shops (
  website_id text PRIMARY KEY REFERENCES websites (id) ON DELETE CASCADE,
  shop_ids text[] NOT NULL
);

-- Until now, each page of products showed all of them.
INSERT INTO product_shops (website_id, shop_ids)
SELECT website_id, array_agg(id ORDER BY id) FROM collections
WHERE type = 13 AND deleted_at IS NULL GROUP BY website_id HAVING count(*) > 1;

UPDATE products SET shop_ids = product_shops.shop_ids FROM product_shops
WHERE product_shops.website_id = products.website_id;

INSERT INTO product_terms (website_id, product_id, kind, slug, name, position, publish_at)
SELECT products.website_id, products.id, 'shop', shop.id, '', products.position,
  CASE state WHEN 1 THEN NULL WHEN 2 THEN publish_at ELSE 'infinity' END
FROM products, LATERAL unnest(shop_ids) AS shop (id) WHERE deleted_at IS NULL
UNION ALL
SELECT term.website_id, product_id, 'shop', shop.id || '/' || kind || ':' || term.slug, name, term.position, term.publish_at
FROM products JOIN product_terms term ON term.website_id = products.website_id AND term.product_id = products.id,
  LATERAL unnest(shop_ids) AS shop (id) WHERE deleted_at IS NULL AND kind IN ('category', 'tag');

UPDATE product_facets SET terms = ARRAY(
  SELECT unnest(terms) UNION ALL SELECT kind || ':' || slug FROM product_terms
  WHERE product_terms.website_id = product_facets.website_id AND product_id = product_facets.product_id
    AND kind = 'shop' ORDER BY 1)
WHERE website_id IN (SELECT website_id FROM product_shops);
