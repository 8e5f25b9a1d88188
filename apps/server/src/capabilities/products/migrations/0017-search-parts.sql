-- What a search sorts and shows by, so that it reads the products of one page alone. They are numbered as they were
-- added, and marked by the part of 4,096 they are in: a search for a word that thousands have asks for the last parts.
ALTER TABLE product_texts
  ADD COLUMN number integer NOT NULL DEFAULT 0,
  ADD COLUMN position integer NOT NULL DEFAULT 0,
  -- Null when it is seen already.
  ADD COLUMN publish_at timestamptz;

UPDATE product_texts SET number = numbered.number, position = numbered.position, publish_at = numbered.publish_at,
  text = text || array_to_tsvector(ARRAY['@' || product_texts.website_id || '/' || numbered.number / 4096])
FROM (
  SELECT website_id, id, position, CASE WHEN state = 2 THEN publish_at END AS publish_at,
    row_number() OVER (PARTITION BY website_id ORDER BY created_at, id)::integer AS number
  FROM products WHERE deleted_at IS NULL AND state IN (1, 2)) AS numbered
WHERE product_texts.website_id = numbered.website_id AND product_texts.product_id = numbered.id;

CREATE INDEX product_texts_by_number ON product_texts (website_id, number);
