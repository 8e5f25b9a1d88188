-- How many products visitors see now, in all and by category and tag, kept by triggers. A count is the sum of its rows:
-- each write adds to one that no other transaction holds, or to a new one, so that none waits for another. Those
-- scheduled for a time are counted where they are asked for.
CREATE TABLE product_counts (
  website_id text NOT NULL REFERENCES websites (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('all', 'category', 'tag')),
  -- Empty for all.
  slug text NOT NULL,
  slot text NOT NULL DEFAULT gen_random_uuid()::text,
  shown integer NOT NULL,
  PRIMARY KEY (website_id, kind, slug, slot)
) WITH (fillfactor = 70);

INSERT INTO product_counts (website_id, kind, slug, shown)
SELECT website_id, 'all', '', count(*) FROM products WHERE deleted_at IS NULL AND state = 1 GROUP BY website_id
UNION ALL
SELECT website_id, kind, slug, count(*) FROM product_terms WHERE publish_at IS NULL GROUP BY website_id, kind, slug;

CREATE INDEX product_terms_scheduled ON product_terms (website_id, kind, slug, publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX products_scheduled_here ON products (website_id, publish_at) WHERE deleted_at IS NULL AND state = 2;

CREATE FUNCTION add_to_product_count(website text, of_kind text, of_slug text, more integer) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_counts SET shown = shown + more
  WHERE website_id = website AND kind = of_kind AND slug = of_slug AND slot = (
    SELECT slot FROM product_counts WHERE website_id = website AND kind = of_kind AND slug = of_slug
    LIMIT 1 FOR UPDATE SKIP LOCKED);
  IF NOT FOUND THEN
    INSERT INTO product_counts (website_id, kind, slug, shown) VALUES (website, of_kind, of_slug, more);
  END IF;
END $$;

CREATE FUNCTION count_shown_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      PERFORM add_to_product_count(website_id, 'all', '', count(*)::int) FROM added
      WHERE deleted_at IS NULL AND state = 1 GROUP BY website_id;
    WHEN 'DELETE' THEN
      PERFORM add_to_product_count(website_id, 'all', '', -count(*)::int) FROM gone
      WHERE deleted_at IS NULL AND state = 1 GROUP BY website_id;
    ELSE
      PERFORM add_to_product_count(website_id, 'all', '', sum(more)::int) FROM (
        SELECT website_id, 1 AS more FROM added WHERE deleted_at IS NULL AND state = 1
        UNION ALL SELECT website_id, -1 FROM gone WHERE deleted_at IS NULL AND state = 1) AS changed
      GROUP BY website_id HAVING sum(more) <> 0;
  END CASE;
  RETURN NULL;
END $$;
CREATE TRIGGER count_added AFTER INSERT ON products REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_shown_products();
CREATE TRIGGER count_changed AFTER UPDATE ON products REFERENCING OLD TABLE AS gone NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_shown_products();
CREATE TRIGGER count_gone AFTER DELETE ON products REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION count_shown_products();

CREATE FUNCTION count_shown_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      PERFORM add_to_product_count(website_id, kind, slug, count(*)::int) FROM added
      WHERE publish_at IS NULL GROUP BY website_id, kind, slug;
    WHEN 'DELETE' THEN
      PERFORM add_to_product_count(website_id, kind, slug, -count(*)::int) FROM gone
      WHERE publish_at IS NULL GROUP BY website_id, kind, slug;
    ELSE
      PERFORM add_to_product_count(website_id, kind, slug, sum(more)::int) FROM (
        SELECT website_id, kind, slug, 1 AS more FROM added WHERE publish_at IS NULL
        UNION ALL SELECT website_id, kind, slug, -1 FROM gone WHERE publish_at IS NULL) AS changed
      GROUP BY website_id, kind, slug HAVING sum(more) <> 0;
  END CASE;
  RETURN NULL;
END $$;
CREATE TRIGGER count_added AFTER INSERT ON product_terms REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_shown_terms();
CREATE TRIGGER count_changed AFTER UPDATE ON product_terms REFERENCING OLD TABLE AS gone NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_shown_terms();
CREATE TRIGGER count_gone AFTER DELETE ON product_terms REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION count_shown_terms();
