-- What the studio's list is sorted by and variants tell: the pieces of a product that nobody holds, infinite where one
-- variant is not counted or the product is digital, and the least a piece costs. Triggers keep it, so that nothing that
-- writes products, variants or stock can forget it.
CREATE TABLE product_totals (
  website_id text NOT NULL,
  product_id text NOT NULL,
  pieces double precision NOT NULL,
  starting_price integer NOT NULL,
  PRIMARY KEY (website_id, product_id),
  FOREIGN KEY (website_id, product_id) REFERENCES products (website_id, id) ON DELETE CASCADE
) WITH (fillfactor = 70);

-- Rows are locked first, in one order by all, so that what is counted then is what those wrote who had the lock before.
-- Planned each time, for one product as for a thousand: a plan from when the tables were small reads them through.
CREATE FUNCTION count_products(website text, products text[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  PERFORM FROM product_totals WHERE website_id = website AND product_id = ANY (products) ORDER BY product_id FOR UPDATE;
  UPDATE product_totals SET pieces = counted.pieces, starting_price = counted.price
  FROM unnest(products) AS named (id), LATERAL (
    SELECT CASE WHEN max(product.type) = 2 THEN 'infinity'::float8 ELSE coalesce(sum(
        CASE WHEN variants.id IS NULL THEN 0 WHEN stock.on_hand IS NULL THEN 'infinity'::float8
          ELSE greatest(0, stock.on_hand - stock.reserved) END), 0) END AS pieces,
      coalesce(min(CASE WHEN is_on_sale THEN coalesce(sale_price, variants.price) ELSE variants.price END), 0) AS price
    FROM products product
      LEFT JOIN variants ON variants.website_id = website AND variants.product_id = named.id
      LEFT JOIN stock ON stock.website_id = website AND stock.variant_id = variants.id
    WHERE product.website_id = website AND product.id = named.id) AS counted
  WHERE product_totals.website_id = website AND product_totals.product_id = named.id
    AND (product_totals.pieces <> counted.pieces OR product_totals.starting_price <> counted.price);
END $$;

INSERT INTO product_totals (website_id, product_id, pieces, starting_price) SELECT website_id, id, 0, 0 FROM products;
SELECT count_products(website_id, array_agg(id)) FROM products GROUP BY website_id;
CREATE INDEX product_totals_by_pieces ON product_totals (website_id, pieces, product_id);
CREATE INDEX product_totals_by_price ON product_totals (website_id, starting_price, product_id);

CREATE FUNCTION begin_product_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_totals (website_id, product_id, pieces, starting_price)
  SELECT website_id, id, CASE WHEN type = 2 THEN 'infinity'::float8 ELSE 0 END, 0 FROM added
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER begin_totals AFTER INSERT ON products REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION begin_product_totals();

CREATE FUNCTION count_product_of_type() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_products(NEW.website_id, ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER count_product AFTER UPDATE OF type ON products
FOR EACH ROW WHEN (OLD.type <> NEW.type) EXECUTE FUNCTION count_product_of_type();

CREATE FUNCTION count_products_of_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_products(website_id, array_agg(DISTINCT product_id)) FROM changed GROUP BY website_id;
  RETURN NULL;
END $$;
CREATE TRIGGER count_added AFTER INSERT ON variants REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_products_of_variants();
CREATE TRIGGER count_changed AFTER UPDATE ON variants REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_products_of_variants();
CREATE TRIGGER count_gone AFTER DELETE ON variants REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_products_of_variants();

CREATE FUNCTION count_products_of_stock() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  of_website record;
BEGIN
  FOR of_website IN SELECT website_id AS id, array_agg(variant_id) AS variants FROM changed GROUP BY 1 LOOP
    PERFORM count_products(of_website.id, ARRAY(
      SELECT DISTINCT product_id FROM variants WHERE website_id = of_website.id AND id = ANY (of_website.variants)));
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER count_added AFTER INSERT ON stock REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_products_of_stock();
CREATE TRIGGER count_gone AFTER DELETE ON stock REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_products_of_stock();

-- What is sold is added to what was counted, product by product in one order: this is done with every order. Pieces that
-- are held and then taken change nothing. A variant that begins or ends to be counted has its product counted anew. Few
-- rows are not worth a new plan.
CREATE FUNCTION add_changed_stock() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  changed record;
  endless constant bigint := 1000000000000;
BEGIN
  IF (SELECT count(*) FROM new_stock) > 20 THEN
    SET LOCAL plan_cache_mode = force_custom_plan;
  END IF;
  FOR changed IN
    SELECT moved.website_id, product_id, sum(pieces)::float8 AS pieces, max(abs(pieces)) > endless / 2 AS is_endless
    FROM (
      SELECT website_id, variant_id, sum(pieces) AS pieces FROM (
        SELECT website_id, variant_id, -CASE WHEN on_hand IS NULL THEN endless ELSE greatest(0, on_hand - reserved) END AS pieces FROM old_stock
        UNION ALL
        SELECT website_id, variant_id, CASE WHEN on_hand IS NULL THEN endless ELSE greatest(0, on_hand - reserved) END FROM new_stock) AS each
      GROUP BY 1, 2 HAVING sum(pieces) <> 0) AS moved
    JOIN variants ON variants.website_id = moved.website_id AND variants.id = moved.variant_id
    GROUP BY 1, 2 ORDER BY 1, 2
  LOOP
    IF changed.is_endless THEN
      PERFORM count_products(changed.website_id, ARRAY[changed.product_id]);
    ELSE
      UPDATE product_totals SET pieces = product_totals.pieces + changed.pieces
      WHERE website_id = changed.website_id AND product_id = changed.product_id;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER count_changed AFTER UPDATE ON stock REFERENCING OLD TABLE AS old_stock NEW TABLE AS new_stock
FOR EACH STATEMENT EXECUTE FUNCTION add_changed_stock();
