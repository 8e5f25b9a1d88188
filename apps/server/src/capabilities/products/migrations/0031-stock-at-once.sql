-- As before, but all products of an order at once: their rows are locked in one order by all, then changed together. A
-- statement for each would keep the stock of the whole order locked for as long as all of them take.
CREATE OR REPLACE FUNCTION add_changed_stock() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  changed record;
  endless constant bigint := 1000000000000;
BEGIN
  IF (SELECT count(*) FROM new_stock) > 20 THEN
    SET LOCAL plan_cache_mode = force_custom_plan;
  END IF;
  FOR changed IN
    SELECT website_id, array_agg(product_id) AS products, array_agg(pieces) AS pieces,
      array_agg(product_id) FILTER (WHERE is_endless) AS recounted
    FROM (
      SELECT moved.website_id, product_id, sum(pieces)::float8 AS pieces, max(abs(pieces)) > endless / 2 AS is_endless
      FROM (
        SELECT website_id, variant_id, sum(pieces) AS pieces FROM (
          SELECT website_id, variant_id, -CASE WHEN on_hand IS NULL THEN endless ELSE greatest(0, on_hand - reserved) END AS pieces FROM old_stock
          UNION ALL
          SELECT website_id, variant_id, CASE WHEN on_hand IS NULL THEN endless ELSE greatest(0, on_hand - reserved) END FROM new_stock) AS each
        GROUP BY 1, 2 HAVING sum(pieces) <> 0) AS moved
      JOIN variants ON variants.website_id = moved.website_id AND variants.id = moved.variant_id
      GROUP BY 1, 2) AS of_product
    GROUP BY 1 ORDER BY 1
  LOOP
    IF cardinality(changed.products) > 1 THEN
      PERFORM FROM product_totals WHERE website_id = changed.website_id AND product_id = ANY (changed.products)
      ORDER BY product_id FOR UPDATE;
    END IF;
    UPDATE product_totals SET pieces = product_totals.pieces + moved.pieces
    FROM unnest(changed.products, changed.pieces) AS moved (id, pieces)
    WHERE website_id = changed.website_id AND product_id = ANY (changed.products) AND product_id = moved.id
      AND (changed.recounted IS NULL OR product_id <> ALL (changed.recounted));
    IF changed.recounted IS NOT NULL THEN
      PERFORM count_products(changed.website_id, changed.recounted);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
