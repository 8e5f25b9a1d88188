-- A row of what revisions hold stands for all revisions from its first number to its last, so that a publish writes
-- what changed alone. The greatest number means that it has not changed since.
CREATE TEMPORARY TABLE spans ON COMMIT DROP AS
  SELECT website_id, id, number AS first_number,
    coalesce(lead(number) OVER (PARTITION BY website_id ORDER BY number) - 1, 2147483647) AS last_number
  FROM revisions;

ALTER TABLE revision_collections
  ADD COLUMN first_number integer,
  ADD COLUMN last_number integer DEFAULT 2147483647;
ALTER TABLE revision_items
  ADD COLUMN first_number integer,
  ADD COLUMN last_number integer DEFAULT 2147483647;
ALTER TABLE revision_designs
  ADD COLUMN first_number integer,
  ADD COLUMN last_number integer DEFAULT 2147483647;
ALTER TABLE revision_redirects
  ADD COLUMN first_number integer,
  ADD COLUMN last_number integer DEFAULT 2147483647;
ALTER TABLE revision_documents
  ADD COLUMN first_number integer,
  ADD COLUMN last_number integer DEFAULT 2147483647;

UPDATE revision_collections kept SET first_number = spans.first_number, last_number = spans.last_number
  FROM spans WHERE spans.website_id = kept.website_id AND spans.id = kept.revision_id;
UPDATE revision_items kept SET first_number = spans.first_number, last_number = spans.last_number
  FROM spans WHERE spans.website_id = kept.website_id AND spans.id = kept.revision_id;
UPDATE revision_designs kept SET first_number = spans.first_number, last_number = spans.last_number
  FROM spans WHERE spans.website_id = kept.website_id AND spans.id = kept.revision_id;
UPDATE revision_redirects kept SET first_number = spans.first_number, last_number = spans.last_number
  FROM spans WHERE spans.website_id = kept.website_id AND spans.id = kept.revision_id;
UPDATE revision_documents kept SET first_number = spans.first_number, last_number = spans.last_number
  FROM spans WHERE spans.website_id = kept.website_id AND spans.id = kept.revision_id;

-- What is alike in revisions that follow each other becomes one row.
WITH spans AS (
  SELECT *, sum(begins) OVER (PARTITION BY website_id, id ORDER BY first_number) AS span FROM (
    SELECT *, (lag(content) OVER one IS DISTINCT FROM content OR lag(last_number) OVER one <> first_number - 1)::int AS begins
    FROM (SELECT website_id, id, first_number, last_number,
        md5((to_jsonb(kept) - '{revision_id,first_number,last_number}'::text[])::text) AS content
      FROM revision_collections kept) AS every
    WINDOW one AS (PARTITION BY website_id, id ORDER BY first_number)) AS begun),
merged AS (
  SELECT website_id, id, span, min(first_number) AS first, max(last_number) AS last
  FROM spans GROUP BY website_id, id, span HAVING count(*) > 1),
gone AS (
  DELETE FROM revision_collections kept USING spans JOIN merged ON merged.website_id = spans.website_id AND merged.id = spans.id AND merged.span = spans.span
  WHERE kept.website_id = spans.website_id AND kept.id = spans.id AND kept.first_number = spans.first_number AND kept.first_number <> merged.first)
UPDATE revision_collections kept SET last_number = merged.last FROM merged
WHERE kept.website_id = merged.website_id AND kept.id = merged.id AND kept.first_number = merged.first;

WITH spans AS (
  SELECT *, sum(begins) OVER (PARTITION BY website_id, id ORDER BY first_number) AS span FROM (
    SELECT *, (lag(content) OVER one IS DISTINCT FROM content OR lag(last_number) OVER one <> first_number - 1)::int AS begins
    FROM (SELECT website_id, id, first_number, last_number,
        md5((to_jsonb(kept) - '{revision_id,first_number,last_number}'::text[])::text) AS content
      FROM revision_items kept) AS every
    WINDOW one AS (PARTITION BY website_id, id ORDER BY first_number)) AS begun),
merged AS (
  SELECT website_id, id, span, min(first_number) AS first, max(last_number) AS last
  FROM spans GROUP BY website_id, id, span HAVING count(*) > 1),
gone AS (
  DELETE FROM revision_items kept USING spans JOIN merged ON merged.website_id = spans.website_id AND merged.id = spans.id AND merged.span = spans.span
  WHERE kept.website_id = spans.website_id AND kept.id = spans.id AND kept.first_number = spans.first_number AND kept.first_number <> merged.first)
UPDATE revision_items kept SET last_number = merged.last FROM merged
WHERE kept.website_id = merged.website_id AND kept.id = merged.id AND kept.first_number = merged.first;

WITH spans AS (
  SELECT *, sum(begins) OVER (PARTITION BY website_id ORDER BY first_number) AS span FROM (
    SELECT *, (lag(content) OVER one IS DISTINCT FROM content OR lag(last_number) OVER one <> first_number - 1)::int AS begins
    FROM (SELECT website_id, first_number, last_number,
        md5((to_jsonb(kept) - '{revision_id,first_number,last_number}'::text[])::text) AS content
      FROM revision_designs kept) AS every
    WINDOW one AS (PARTITION BY website_id ORDER BY first_number)) AS begun),
merged AS (
  SELECT website_id, span, min(first_number) AS first, max(last_number) AS last
  FROM spans GROUP BY website_id, span HAVING count(*) > 1),
gone AS (
  DELETE FROM revision_designs kept USING spans JOIN merged ON merged.website_id = spans.website_id AND merged.span = spans.span
  WHERE kept.website_id = spans.website_id AND kept.first_number = spans.first_number AND kept.first_number <> merged.first)
UPDATE revision_designs kept SET last_number = merged.last FROM merged
WHERE kept.website_id = merged.website_id AND kept.first_number = merged.first;

WITH spans AS (
  SELECT *, sum(begins) OVER (PARTITION BY website_id, from_path ORDER BY first_number) AS span FROM (
    SELECT *, (lag(content) OVER one IS DISTINCT FROM content OR lag(last_number) OVER one <> first_number - 1)::int AS begins
    FROM (SELECT website_id, from_path, first_number, last_number,
        md5((to_jsonb(kept) - '{revision_id,first_number,last_number}'::text[])::text) AS content
      FROM revision_redirects kept) AS every
    WINDOW one AS (PARTITION BY website_id, from_path ORDER BY first_number)) AS begun),
merged AS (
  SELECT website_id, from_path, span, min(first_number) AS first, max(last_number) AS last
  FROM spans GROUP BY website_id, from_path, span HAVING count(*) > 1),
gone AS (
  DELETE FROM revision_redirects kept USING spans JOIN merged ON merged.website_id = spans.website_id AND merged.from_path = spans.from_path AND merged.span = spans.span
  WHERE kept.website_id = spans.website_id AND kept.from_path = spans.from_path AND kept.first_number = spans.first_number AND kept.first_number <> merged.first)
UPDATE revision_redirects kept SET last_number = merged.last FROM merged
WHERE kept.website_id = merged.website_id AND kept.from_path = merged.from_path AND kept.first_number = merged.first;

WITH spans AS (
  SELECT *, sum(begins) OVER (PARTITION BY website_id, document_id ORDER BY first_number) AS span FROM (
    SELECT *, (lag(content) OVER one IS DISTINCT FROM content OR lag(last_number) OVER one <> first_number - 1)::int AS begins
    FROM (SELECT website_id, document_id, first_number, last_number,
        md5((to_jsonb(kept) - '{revision_id,first_number,last_number}'::text[])::text) AS content
      FROM revision_documents kept) AS every
    WINDOW one AS (PARTITION BY website_id, document_id ORDER BY first_number)) AS begun),
merged AS (
  SELECT website_id, document_id, span, min(first_number) AS first, max(last_number) AS last
  FROM spans GROUP BY website_id, document_id, span HAVING count(*) > 1),
gone AS (
  DELETE FROM revision_documents kept USING spans JOIN merged ON merged.website_id = spans.website_id AND merged.document_id = spans.document_id AND merged.span = spans.span
  WHERE kept.website_id = spans.website_id AND kept.document_id = spans.document_id AND kept.first_number = spans.first_number AND kept.first_number <> merged.first)
UPDATE revision_documents kept SET last_number = merged.last FROM merged
WHERE kept.website_id = merged.website_id AND kept.document_id = merged.document_id AND kept.first_number = merged.first;

-- With the column go its keys, its indexes and its link.
ALTER TABLE revision_collections
  DROP COLUMN revision_id,
  ALTER COLUMN first_number SET NOT NULL,
  ALTER COLUMN last_number SET NOT NULL,
  ADD CHECK (last_number >= first_number),
  ADD PRIMARY KEY (website_id, id, first_number);
ALTER TABLE revision_items
  DROP COLUMN revision_id,
  ALTER COLUMN first_number SET NOT NULL,
  ALTER COLUMN last_number SET NOT NULL,
  ADD CHECK (last_number >= first_number),
  ADD PRIMARY KEY (website_id, id, first_number);
ALTER TABLE revision_designs
  DROP COLUMN revision_id,
  ALTER COLUMN first_number SET NOT NULL,
  ALTER COLUMN last_number SET NOT NULL,
  ADD CHECK (last_number >= first_number),
  ADD PRIMARY KEY (website_id, first_number);
ALTER TABLE revision_redirects
  DROP COLUMN revision_id,
  ALTER COLUMN first_number SET NOT NULL,
  ALTER COLUMN last_number SET NOT NULL,
  ADD CHECK (last_number >= first_number),
  ADD PRIMARY KEY (website_id, from_path, first_number);
ALTER TABLE revision_documents
  DROP COLUMN revision_id,
  ALTER COLUMN first_number SET NOT NULL,
  ALTER COLUMN last_number SET NOT NULL,
  ADD CHECK (last_number >= first_number),
  ADD PRIMARY KEY (website_id, document_id, first_number);

CREATE INDEX revision_items_by_slug ON revision_items (website_id, collection_id, slug);
CREATE INDEX revision_items_by_date ON revision_items (website_id, collection_id, published_at DESC);

-- What a publish wrote, and what it ended.
CREATE INDEX revision_collections_first ON revision_collections (website_id, first_number);
CREATE INDEX revision_items_first ON revision_items (website_id, first_number);
CREATE INDEX revision_documents_first ON revision_documents (website_id, first_number);
CREATE INDEX revision_redirects_first ON revision_redirects (website_id, first_number);
CREATE INDEX revision_collections_last ON revision_collections (website_id, last_number) WHERE last_number < 2147483647;
CREATE INDEX revision_items_last ON revision_items (website_id, last_number) WHERE last_number < 2147483647;
CREATE INDEX revision_documents_last ON revision_documents (website_id, last_number) WHERE last_number < 2147483647;
CREATE INDEX revision_redirects_last ON revision_redirects (website_id, last_number) WHERE last_number < 2147483647;
