-- The words of each page and post that visitors may see, written when it is published, never by a visitor's request.
CREATE TABLE published_texts (
  website_id text NOT NULL,
  -- Of the page or post.
  id text NOT NULL,
  -- Of what the words were made from, so that a publish makes again what changed.
  print text NOT NULL,
  -- The words begin with the website's own mark, so that an index of words alone finds those of one website.
  text tsvector NOT NULL,
  PRIMARY KEY (website_id, id)
);

INSERT INTO published_texts (website_id, id, print, text)
SELECT thing.website_id, thing.id, '', array_to_tsvector(ARRAY['@' || thing.website_id])
  || setweight(to_tsvector(language.config::regconfig, titled), 'A') || to_tsvector(language.config::regconfig, words)
FROM (
    SELECT i.website_id, i.revision_id, i.id, i.document_id,
      i.title || ' ' || i.excerpt || ' ' || array_to_string(i.categories || i.tags, ' ') AS titled
    FROM revision_items i JOIN revision_collections c
      ON c.website_id = i.website_id AND c.revision_id = i.revision_id AND c.id = i.collection_id
    WHERE i.state IN ('published', 'scheduled') AND i.password_hash IS NULL
      AND c.state = 'enabled' AND c.password_hash IS NULL
    UNION ALL SELECT website_id, revision_id, id, document_id, title FROM revision_collections
    WHERE state = 'enabled' AND password_hash IS NULL
  ) AS thing
  JOIN websites ON websites.id = thing.website_id AND websites.published_revision_id = thing.revision_id
  JOIN revision_documents kept ON kept.website_id = thing.website_id AND kept.revision_id = thing.revision_id
    AND kept.document_id = thing.document_id
  JOIN document_snapshots snapshot ON snapshot.website_id = kept.website_id
    AND snapshot.document_id = kept.document_id AND snapshot.version = kept.version,
  LATERAL (SELECT coalesce((
    SELECT name FROM (VALUES ('ar', 'arabic'), ('da', 'danish'), ('de', 'german'), ('en', 'english'), ('es', 'spanish'),
      ('fi', 'finnish'), ('fr', 'french'), ('hu', 'hungarian'), ('it', 'italian'), ('nl', 'dutch'), ('nb', 'norwegian'),
      ('no', 'norwegian'), ('pt', 'portuguese'), ('ro', 'romanian'), ('ru', 'russian'), ('sv', 'swedish'),
      ('tr', 'turkish')) AS known (tag, name)
    WHERE tag = split_part(lower(coalesce(websites.settings->>'language', 'en')), '-', 1)), 'simple') AS config) AS language
ON CONFLICT DO NOTHING;

-- Nothing waits beside the index: a search would go through it word by word.
CREATE INDEX published_texts_by_word ON published_texts USING gin (text) WITH (fastupdate = off);

ALTER TABLE document_snapshots DROP COLUMN search;
