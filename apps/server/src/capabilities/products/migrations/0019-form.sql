-- The questions to the buyer of a product, in the shape of formFieldsSchema.
ALTER TABLE products ADD COLUMN form jsonb NOT NULL DEFAULT '[]';
