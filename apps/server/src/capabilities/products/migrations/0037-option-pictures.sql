-- The owner's picture for the value of an option, which lists show instead of its colour; empty for none.
ALTER TABLE product_terms ADD COLUMN image_id text NOT NULL DEFAULT '';

DROP FUNCTION option_terms(text, text[]);
-- The values that the variants of products have for their options.
CREATE FUNCTION option_terms(website text, products text[])
RETURNS TABLE (product_id text, slug text, name text, option_name text, color text, image_id text) LANGUAGE sql STABLE
SET plan_cache_mode = force_custom_plan AS $$
  SELECT DISTINCT ON (product.id, lower(option.name), lower(value.name)) product.id,
    lower(option.name) || ':' || lower(value.name), value.name, option.name,
    coalesce((SELECT chosen->>'color' FROM jsonb_array_elements(product.option_styles->(option.at::int - 1)->'colors') AS chosen
      WHERE chosen->>'value' = value.name LIMIT 1), ''),
    coalesce((SELECT chosen->>'imageId' FROM jsonb_array_elements(product.option_styles->(option.at::int - 1)->'images') AS chosen
      WHERE chosen->>'value' = value.name LIMIT 1), '')
  FROM products product
    JOIN variants ON variants.website_id = website AND variants.product_id = product.id,
    LATERAL unnest(product.option_names) WITH ORDINALITY AS option (name, at),
    LATERAL (SELECT variants.option_values[option.at]) AS value (name)
  WHERE product.website_id = website AND product.id = ANY (ARRAY(SELECT unnest(products))) AND value.name <> ''
  ORDER BY product.id, lower(option.name), lower(value.name), variants.position
$$;
