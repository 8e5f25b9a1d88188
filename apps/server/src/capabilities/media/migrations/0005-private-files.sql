-- A private file is reached by staff and by signed links alone.
ALTER TABLE assets ADD COLUMN is_private boolean NOT NULL DEFAULT false;
-- Imports look for what is public already; the media room lists what is private.
DROP INDEX assets_by_content;
CREATE INDEX assets_by_content ON assets (website_id, sha256) WHERE deleted_at IS NULL AND NOT is_private;
CREATE INDEX assets_private ON assets (website_id, id) WHERE is_private;
