-- How many products there are besides, whether or not visitors see them, for the studio's lists of products, categories
-- and tags.
ALTER TABLE product_counts ADD COLUMN kept integer NOT NULL DEFAULT 0;
DELETE FROM product_counts;
INSERT INTO product_counts (website_id, kind, slug, shown, kept)
SELECT website_id, 'all', '', count(*) FILTER (WHERE state = 1), count(*) FROM products
WHERE deleted_at IS NULL GROUP BY website_id
UNION ALL
SELECT website_id, kind, slug, count(*) FILTER (WHERE publish_at IS NULL), count(*) FROM product_terms
GROUP BY website_id, kind, slug;

CREATE FUNCTION add_to_product_counts(website text, of_kind text, of_slug text, more_shown bigint, more_kept bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_counts SET shown = shown + more_shown, kept = kept + more_kept
  WHERE website_id = website AND kind = of_kind AND slug = of_slug AND slot = (
    SELECT slot FROM product_counts WHERE website_id = website AND kind = of_kind AND slug = of_slug
    LIMIT 1 FOR UPDATE SKIP LOCKED);
  IF NOT FOUND THEN
    INSERT INTO product_counts (website_id, kind, slug, shown, kept)
    VALUES (website, of_kind, of_slug, more_shown, more_kept);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION count_shown_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      PERFORM add_to_product_counts(website_id, 'all', '', sum((state = 1)::int), count(*)) FROM added
      WHERE deleted_at IS NULL GROUP BY website_id;
    WHEN 'DELETE' THEN
      PERFORM add_to_product_counts(website_id, 'all', '', -sum((state = 1)::int), -count(*)) FROM gone
      WHERE deleted_at IS NULL GROUP BY website_id;
    ELSE
      PERFORM add_to_product_counts(website_id, 'all', '', sum(more_shown), sum(more_kept)) FROM (
        SELECT website_id, (state = 1)::int AS more_shown, 1 AS more_kept FROM added WHERE deleted_at IS NULL
        UNION ALL SELECT website_id, -(state = 1)::int, -1 FROM gone WHERE deleted_at IS NULL) AS changed
      GROUP BY website_id HAVING sum(more_shown) <> 0 OR sum(more_kept) <> 0;
  END CASE;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_shown_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      PERFORM add_to_product_counts(website_id, kind, slug, sum((publish_at IS NULL)::int), count(*)) FROM added
      GROUP BY website_id, kind, slug;
    WHEN 'DELETE' THEN
      PERFORM add_to_product_counts(website_id, kind, slug, -sum((publish_at IS NULL)::int), -count(*)) FROM gone
      GROUP BY website_id, kind, slug;
    ELSE
      PERFORM add_to_product_counts(website_id, kind, slug, sum(more_shown), sum(more_kept)) FROM (
        SELECT website_id, kind, slug, (publish_at IS NULL)::int AS more_shown, 1 AS more_kept FROM added
        UNION ALL SELECT website_id, kind, slug, -(publish_at IS NULL)::int, -1 FROM gone) AS changed
      GROUP BY website_id, kind, slug HAVING sum(more_shown) <> 0 OR sum(more_kept) <> 0;
  END CASE;
  RETURN NULL;
END $$;

DROP FUNCTION add_to_product_count;
