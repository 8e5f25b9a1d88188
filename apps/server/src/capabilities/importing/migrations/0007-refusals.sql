-- Why an import failed is put into words where it is read.
ALTER TABLE imports ADD COLUMN refusal jsonb;
