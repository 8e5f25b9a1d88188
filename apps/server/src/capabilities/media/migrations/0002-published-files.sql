-- Live pages go on with what was published: a deleted file until it is withdrawn, changed words as they were.
ALTER TABLE assets
  ADD COLUMN is_withdrawn boolean NOT NULL DEFAULT false,
  ADD COLUMN published_facts jsonb,
  ADD COLUMN deleted_by text NOT NULL DEFAULT '';
UPDATE assets SET is_withdrawn = true WHERE deleted_at IS NOT NULL;
CREATE INDEX assets_unpublished ON assets (website_id)
  WHERE is_withdrawn <> (deleted_at IS NOT NULL) OR published_facts IS NOT NULL;
