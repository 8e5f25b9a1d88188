-- Why an archive failed is put into words where it is read.
ALTER TABLE archives ADD COLUMN refusal jsonb;
