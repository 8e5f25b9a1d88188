-- What was done to a page, and taken off it, goes with its document.
DELETE FROM page_operations WHERE NOT EXISTS (SELECT FROM page_documents
  WHERE page_documents.website_id = page_operations.website_id AND page_documents.id = document_id);
DELETE FROM removed_sections WHERE NOT EXISTS (SELECT FROM page_documents
  WHERE page_documents.website_id = removed_sections.website_id AND page_documents.id = document_id);
CREATE INDEX removed_sections_of_document ON removed_sections (website_id, document_id);
ALTER TABLE page_operations ADD FOREIGN KEY (website_id, document_id)
  REFERENCES page_documents (website_id, id) ON DELETE CASCADE;
ALTER TABLE removed_sections ADD FOREIGN KEY (website_id, document_id)
  REFERENCES page_documents (website_id, id) ON DELETE CASCADE;
