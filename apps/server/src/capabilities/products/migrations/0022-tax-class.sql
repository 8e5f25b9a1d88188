-- The class of products by which it is taxed; settings of the store name their rates.
ALTER TABLE products ADD COLUMN tax_class text NOT NULL DEFAULT 'standard';
