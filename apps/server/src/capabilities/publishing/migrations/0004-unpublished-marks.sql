-- What was written since it was published last. The write itself marks it, so that no way to change a draft can forget
-- to; a publish looks at what is marked, and removes the marks of what it carried out.
CREATE TABLE unpublished_marks (
  website_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('collections', 'items', 'designs', 'redirects', 'documents')),
  -- What a row of that kind is known by; a design by its website.
  id text NOT NULL,
  -- A mark that is set again while somebody publishes stays.
  times integer NOT NULL DEFAULT 1,
  PRIMARY KEY (website_id, kind, id)
);

-- A draft that is written, known by its key.
CREATE FUNCTION mark_unpublished() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  draft record;
  draft_id text;
BEGIN
  IF TG_OP = 'DELETE' THEN draft := OLD; ELSE draft := NEW; END IF;
  -- A website that goes for good takes its marks along.
  IF TG_OP = 'DELETE' AND NOT EXISTS (
    SELECT FROM websites WHERE id = draft.website_id AND deleted_at IS NULL) THEN RETURN NULL;
  END IF;
  IF TG_ARGV[0] = 'designs' THEN draft_id := draft.website_id;
  ELSIF TG_ARGV[0] = 'redirects' THEN draft_id := draft.from_path;
  ELSE draft_id := draft.id;
  END IF;
  INSERT INTO unpublished_marks (website_id, kind, id) VALUES (draft.website_id, TG_ARGV[0], draft_id)
  ON CONFLICT (website_id, kind, id) DO UPDATE SET times = unpublished_marks.times + 1;
  RETURN NULL;
END $$;

-- Posts are seen as long as their list is there.
CREATE FUNCTION mark_items_of_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unpublished_marks (website_id, kind, id)
  SELECT website_id, 'items', id FROM items WHERE website_id = NEW.website_id AND collection_id = NEW.id
  ON CONFLICT (website_id, kind, id) DO UPDATE SET times = unpublished_marks.times + 1;
  RETURN NULL;
END $$;

-- Of what drafts alone have only a deletion counts; of a document its version does.
CREATE TRIGGER mark_unpublished AFTER INSERT OR DELETE ON collections
  FOR EACH ROW EXECUTE FUNCTION mark_unpublished('collections');
CREATE TRIGGER mark_unpublished_again AFTER UPDATE ON collections FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{is_slug_own,deleted_by}'::text[] <> to_jsonb(NEW) - '{is_slug_own,deleted_by}'::text[])
  EXECUTE FUNCTION mark_unpublished('collections');
CREATE TRIGGER mark_items_of_list AFTER UPDATE ON collections FOR EACH ROW
  WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION mark_items_of_list();
CREATE TRIGGER mark_unpublished AFTER INSERT OR DELETE ON items
  FOR EACH ROW EXECUTE FUNCTION mark_unpublished('items');
CREATE TRIGGER mark_unpublished_again AFTER UPDATE ON items FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{is_slug_own,deleted_by}'::text[] <> to_jsonb(NEW) - '{is_slug_own,deleted_by}'::text[])
  EXECUTE FUNCTION mark_unpublished('items');
CREATE TRIGGER mark_unpublished AFTER INSERT OR DELETE ON page_documents
  FOR EACH ROW EXECUTE FUNCTION mark_unpublished('documents');
CREATE TRIGGER mark_unpublished_again AFTER UPDATE ON page_documents FOR EACH ROW
  WHEN (OLD.version <> NEW.version) EXECUTE FUNCTION mark_unpublished('documents');
CREATE TRIGGER mark_unpublished AFTER INSERT OR DELETE ON site_designs
  FOR EACH ROW EXECUTE FUNCTION mark_unpublished('designs');
CREATE TRIGGER mark_unpublished_again AFTER UPDATE ON site_designs FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION mark_unpublished('designs');
CREATE TRIGGER mark_unpublished AFTER INSERT OR UPDATE OR DELETE ON redirects
  FOR EACH ROW EXECUTE FUNCTION mark_unpublished('redirects');

-- What there is now was never compared: all of it counts as written.
INSERT INTO unpublished_marks (website_id, kind, id)
  SELECT website_id, 'collections', id FROM collections UNION SELECT website_id, 'collections', id FROM revision_collections
  UNION SELECT website_id, 'items', id FROM items UNION SELECT website_id, 'items', id FROM revision_items
  UNION SELECT website_id, 'documents', id FROM page_documents
  UNION SELECT website_id, 'documents', document_id FROM revision_documents
  UNION SELECT website_id, 'designs', website_id FROM site_designs
  UNION SELECT website_id, 'redirects', from_path FROM redirects
  UNION SELECT website_id, 'redirects', from_path FROM revision_redirects;

-- Whose document it is, of drafts and of what was published.
CREATE INDEX items_of_document ON items (website_id, document_id);
CREATE INDEX revision_items_of_document ON revision_items (website_id, document_id);
