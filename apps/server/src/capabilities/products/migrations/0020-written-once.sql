-- The totals of a new product are written once, with its first variants, instead of empty with the product and again
-- with the variants: both rows went into three indexes and were looked up as rows of a product.
DROP TRIGGER begin_totals ON products;
DROP FUNCTION begin_product_totals;

-- Products are looked up by their keys, whatever their number: an array whose length the database sees makes it read all
-- of the website's as soon as that seems cheaper.
CREATE OR REPLACE FUNCTION count_products(website text, products text[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  IF products IS NULL OR cardinality(products) = 0 THEN
    RETURN;
  END IF;
  PERFORM FROM product_totals WHERE website_id = website AND product_id = ANY (ARRAY(SELECT unnest(products)))
  ORDER BY product_id FOR UPDATE;
  INSERT INTO product_totals (website_id, product_id, pieces, starting_price)
  SELECT website, product.id, counted.pieces, counted.price
  FROM products product, LATERAL (
    SELECT CASE WHEN product.type = 2 THEN 'infinity'::float8 ELSE coalesce(sum(
        CASE WHEN stock.on_hand IS NULL THEN 'infinity'::float8 ELSE greatest(0, stock.on_hand - stock.reserved) END), 0) END
        AS pieces,
      coalesce(min(CASE WHEN is_on_sale THEN coalesce(sale_price, variants.price) ELSE variants.price END), 0) AS price
    FROM variants LEFT JOIN stock ON stock.website_id = website AND stock.variant_id = variants.id
    WHERE variants.website_id = website AND variants.product_id = product.id) AS counted
  WHERE product.website_id = website AND product.id = ANY (ARRAY(SELECT unnest(products)))
  ORDER BY product.id
  ON CONFLICT (website_id, product_id) DO UPDATE
    SET pieces = excluded.pieces, starting_price = excluded.starting_price
    WHERE product_totals.pieces <> excluded.pieces OR product_totals.starting_price <> excluded.starting_price;
END $$;

-- Room beside each row: a product that is shown, moved or scheduled keeps its words, and its row stays in its place, so
-- that the words do not go into the index again.
ALTER TABLE product_texts SET (fillfactor = 50);
