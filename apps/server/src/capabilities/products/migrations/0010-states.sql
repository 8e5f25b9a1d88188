ALTER TABLE products ADD CONSTRAINT products_state CHECK (state BETWEEN 1 AND 6);
