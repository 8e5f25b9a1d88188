-- Whether visitors see a post yet, so that a search counts without reading the posts. Null for pages.
ALTER TABLE published_texts ADD COLUMN published_at timestamptz;
UPDATE published_texts SET published_at = kept.published_at
FROM revision_items kept, websites, revisions
WHERE websites.id = published_texts.website_id
  AND revisions.website_id = websites.id AND revisions.id = websites.published_revision_id
  AND kept.website_id = published_texts.website_id AND kept.id = published_texts.id
  AND revisions.number BETWEEN kept.first_number AND kept.last_number;
