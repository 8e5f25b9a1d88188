-- Blocks that may run scripts, as they were when somebody with the right last wrote the document. What stands
-- in documents now was written under the rule of then, and is what visitors see: it counts as approved.
ALTER TABLE page_documents ADD COLUMN approved_blocks jsonb NOT NULL DEFAULT '[]';

UPDATE page_documents SET approved_blocks = jsonb_path_query_array(document, '$.sections[*].blocks[*] ? (@.type == 23)')
  WHERE document @> '{"sections": [{"blocks": [{"type": 23}]}]}';
