-- What a revision holds goes with it.
DELETE FROM revision_collections WHERE NOT EXISTS (SELECT FROM revisions
  WHERE revisions.website_id = revision_collections.website_id AND revisions.id = revision_id);
DELETE FROM revision_items WHERE NOT EXISTS (SELECT FROM revisions
  WHERE revisions.website_id = revision_items.website_id AND revisions.id = revision_id);
DELETE FROM revision_designs WHERE NOT EXISTS (SELECT FROM revisions
  WHERE revisions.website_id = revision_designs.website_id AND revisions.id = revision_id);
DELETE FROM revision_redirects WHERE NOT EXISTS (SELECT FROM revisions
  WHERE revisions.website_id = revision_redirects.website_id AND revisions.id = revision_id);
DELETE FROM revision_documents WHERE NOT EXISTS (SELECT FROM revisions
  WHERE revisions.website_id = revision_documents.website_id AND revisions.id = revision_id);

ALTER TABLE revision_collections ADD FOREIGN KEY (website_id, revision_id)
  REFERENCES revisions (website_id, id) ON DELETE CASCADE;
ALTER TABLE revision_items ADD FOREIGN KEY (website_id, revision_id)
  REFERENCES revisions (website_id, id) ON DELETE CASCADE;
ALTER TABLE revision_designs ADD FOREIGN KEY (website_id, revision_id)
  REFERENCES revisions (website_id, id) ON DELETE CASCADE;
ALTER TABLE revision_redirects ADD FOREIGN KEY (website_id, revision_id)
  REFERENCES revisions (website_id, id) ON DELETE CASCADE;
ALTER TABLE revision_documents ADD FOREIGN KEY (website_id, revision_id)
  REFERENCES revisions (website_id, id) ON DELETE CASCADE;

-- Whether any revision still holds a state of a document.
CREATE INDEX revision_documents_by_version ON revision_documents (website_id, document_id, version);
