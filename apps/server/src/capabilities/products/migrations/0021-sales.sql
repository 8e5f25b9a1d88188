-- A sale can have a beginning and an end, and the price of an amount (kg, litre) is computed from what a variant contains.
ALTER TABLE variants
  ADD COLUMN sale_from timestamptz,
  ADD COLUMN sale_until timestamptz,
  -- { amount, unit, per }, in the shape of perUnitSchema.
  ADD COLUMN per_unit jsonb;
CREATE INDEX variants_sale_from ON variants (website_id, sale_from) WHERE sale_from IS NOT NULL;
CREATE INDEX variants_sale_until ON variants (website_id, sale_until) WHERE sale_until IS NOT NULL;

-- What a variant has cost since when, written with every change of its price: beside a sale price visitors see the
-- lowest of the 30 days before the sale.
CREATE TABLE variant_prices (
  website_id text NOT NULL,
  variant_id text NOT NULL,
  since timestamptz NOT NULL,
  price integer NOT NULL,
  sale_price integer,
  is_on_sale boolean NOT NULL,
  sale_from timestamptz,
  sale_until timestamptz,
  PRIMARY KEY (website_id, variant_id, since),
  FOREIGN KEY (website_id, variant_id) REFERENCES variants (website_id, id) ON DELETE CASCADE
);

INSERT INTO variant_prices (website_id, variant_id, since, price, sale_price, is_on_sale)
SELECT website_id, id, now(), price, sale_price, is_on_sale FROM variants;

-- Several changes in one transaction are one.
CREATE FUNCTION note_variant_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_prices (website_id, variant_id, since, price, sale_price, is_on_sale, sale_from, sale_until)
  VALUES (NEW.website_id, NEW.id, now(), NEW.price, NEW.sale_price, NEW.is_on_sale, NEW.sale_from, NEW.sale_until)
  ON CONFLICT (website_id, variant_id, since) DO UPDATE SET price = excluded.price, sale_price = excluded.sale_price,
    is_on_sale = excluded.is_on_sale, sale_from = excluded.sale_from, sale_until = excluded.sale_until;
  IF TG_OP = 'INSERT' THEN
    RETURN NULL;
  END IF;
  -- What was replaced more than a year ago is not looked at again.
  DELETE FROM variant_prices former WHERE former.website_id = NEW.website_id AND former.variant_id = NEW.id
    AND EXISTS (SELECT FROM variant_prices newer WHERE newer.website_id = NEW.website_id AND newer.variant_id = NEW.id
      AND newer.since > former.since AND newer.since < now() - interval '1 year');
  RETURN NULL;
END $$;
CREATE TRIGGER note_first_price AFTER INSERT ON variants
FOR EACH ROW EXECUTE FUNCTION note_variant_prices();
CREATE TRIGGER note_price AFTER UPDATE ON variants
FOR EACH ROW WHEN ((OLD.price, OLD.sale_price, OLD.is_on_sale, OLD.sale_from, OLD.sale_until)
  IS DISTINCT FROM (NEW.price, NEW.sale_price, NEW.is_on_sale, NEW.sale_from, NEW.sale_until))
EXECUTE FUNCTION note_variant_prices();

-- The starting price for lists follows the dates of a sale; a job counts again when one begins or ends.
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
      coalesce(min(CASE WHEN is_on_sale AND coalesce(sale_from <= now(), true) AND coalesce(sale_until > now(), true)
        THEN coalesce(sale_price, variants.price) ELSE variants.price END), 0) AS price
    FROM variants LEFT JOIN stock ON stock.website_id = website AND stock.variant_id = variants.id
    WHERE variants.website_id = website AND variants.product_id = product.id) AS counted
  WHERE product.website_id = website AND product.id = ANY (ARRAY(SELECT unnest(products)))
  ORDER BY product.id
  ON CONFLICT (website_id, product_id) DO UPDATE
    SET pieces = excluded.pieces, starting_price = excluded.starting_price
    WHERE product_totals.pieces <> excluded.pieces OR product_totals.starting_price <> excluded.starting_price;
END $$;
