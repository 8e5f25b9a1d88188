-- What lists of products are filtered by. The options of a product become terms beside its categories and tags, so that
-- their numbers are kept in the same way; a row for each product holds all of its terms, so that a list with several
-- conditions reads one narrow row a product.
ALTER TABLE product_terms DROP CONSTRAINT product_terms_kind_check;
ALTER TABLE product_terms ADD CONSTRAINT product_terms_kind_check CHECK (kind IN ('category', 'tag', 'option'));
ALTER TABLE product_counts DROP CONSTRAINT product_counts_kind_check;
ALTER TABLE product_counts ADD CONSTRAINT product_counts_kind_check CHECK (kind IN ('all', 'category', 'tag', 'option'));
ALTER TABLE product_terms
  -- The name of the option that has the value; empty for categories and tags.
  ADD COLUMN option_name text NOT NULL DEFAULT '',
  -- The owner's colour of the value, as #rrggbb; empty for none.
  ADD COLUMN color text NOT NULL DEFAULT '';

-- The values that the variants of products have for their options.
CREATE FUNCTION option_terms(website text, products text[])
RETURNS TABLE (product_id text, slug text, name text, option_name text, color text) LANGUAGE sql STABLE
SET plan_cache_mode = force_custom_plan AS $$
  SELECT DISTINCT ON (product.id, lower(option.name), lower(value.name)) product.id,
    lower(option.name) || ':' || lower(value.name), value.name, option.name,
    coalesce((SELECT chosen->>'color' FROM jsonb_array_elements(product.option_styles->(option.at::int - 1)->'colors') AS chosen
      WHERE chosen->>'value' = value.name LIMIT 1), '')
  FROM products product
    JOIN variants ON variants.website_id = website AND variants.product_id = product.id,
    LATERAL unnest(product.option_names) WITH ORDINALITY AS option (name, at),
    LATERAL (SELECT variants.option_values[option.at]) AS value (name)
  WHERE product.website_id = website AND product.id = ANY (ARRAY(SELECT unnest(products))) AND value.name <> ''
  ORDER BY product.id, lower(option.name), lower(value.name), variants.position
$$;

INSERT INTO product_terms (website_id, product_id, kind, slug, name, option_name, color, position, publish_at)
SELECT products.website_id, products.id, 'option', term.slug, term.name, term.option_name, term.color, products.position,
  CASE state WHEN 1 THEN NULL WHEN 2 THEN publish_at ELSE 'infinity' END
FROM (SELECT website_id, array_agg(id) AS ids FROM products WHERE deleted_at IS NULL GROUP BY website_id) AS website
  CROSS JOIN LATERAL option_terms(website.website_id, website.ids) AS term
  JOIN products ON products.website_id = website.website_id AND products.id = term.product_id;

CREATE TABLE product_facets (
  website_id text NOT NULL,
  product_id text NOT NULL,
  -- Null when it is seen already, infinity when visitors never see it.
  publish_at timestamptz,
  -- Its terms as kind:slug.
  terms text[] NOT NULL,
  PRIMARY KEY (website_id, product_id),
  FOREIGN KEY (website_id, product_id) REFERENCES products (website_id, id) ON DELETE CASCADE
) WITH (fillfactor = 70);

INSERT INTO product_facets (website_id, product_id, publish_at, terms)
SELECT website_id, id, CASE state WHEN 1 THEN NULL WHEN 2 THEN publish_at ELSE 'infinity' END, ARRAY(
  SELECT kind || ':' || slug FROM product_terms
  WHERE product_terms.website_id = products.website_id AND product_id = products.id ORDER BY 1)
FROM products WHERE deleted_at IS NULL;

ALTER TABLE product_totals ADD COLUMN is_on_sale boolean NOT NULL DEFAULT false;
CREATE INDEX product_totals_on_sale ON product_totals (website_id, product_id) WHERE is_on_sale;

-- Whether a product is on sale follows the dates of the sale too.
CREATE OR REPLACE FUNCTION count_products(website text, products text[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  IF products IS NULL OR cardinality(products) = 0 THEN
    RETURN;
  END IF;
  PERFORM FROM product_totals WHERE website_id = website AND product_id = ANY (ARRAY(SELECT unnest(products)))
  ORDER BY product_id FOR UPDATE;
  INSERT INTO product_totals (website_id, product_id, pieces, starting_price, is_on_sale)
  SELECT website, product.id, counted.pieces, counted.price, counted.is_on_sale
  FROM products product, LATERAL (
    SELECT CASE WHEN product.type = 2 THEN 'infinity'::float8 ELSE coalesce(sum(
        CASE WHEN stock.on_hand IS NULL THEN 'infinity'::float8 ELSE greatest(0, stock.on_hand - stock.reserved) END), 0) END
        AS pieces,
      coalesce(min(CASE WHEN reduced.is_on_sale THEN sale_price ELSE variants.price END), 0) AS price,
      coalesce(bool_or(reduced.is_on_sale), false) AS is_on_sale
    FROM variants LEFT JOIN stock ON stock.website_id = website AND stock.variant_id = variants.id,
      LATERAL (SELECT variants.is_on_sale AND sale_price IS NOT NULL AND coalesce(sale_from <= now(), true) AND coalesce(sale_until > now(), true)
        AS is_on_sale) AS reduced
    WHERE variants.website_id = website AND variants.product_id = product.id) AS counted
  WHERE product.website_id = website AND product.id = ANY (ARRAY(SELECT unnest(products)))
  ORDER BY product.id
  ON CONFLICT (website_id, product_id) DO UPDATE
    SET pieces = excluded.pieces, starting_price = excluded.starting_price, is_on_sale = excluded.is_on_sale
    WHERE (product_totals.pieces, product_totals.starting_price, product_totals.is_on_sale)
      <> (excluded.pieces, excluded.starting_price, excluded.is_on_sale);
END $$;

SELECT count_products(website_id, array_agg(id)) FROM products GROUP BY website_id;
