-- Sections taken off a page, so that they can be put back where they stood.
CREATE TABLE removed_sections (
  website_id text NOT NULL,
  id text NOT NULL,
  document_id text NOT NULL,
  section jsonb NOT NULL,
  place integer NOT NULL,
  deleted_at timestamptz NOT NULL,
  deleted_by text NOT NULL,
  PRIMARY KEY (website_id, id)
);
CREATE INDEX removed_sections_by_time ON removed_sections (website_id, deleted_at);
