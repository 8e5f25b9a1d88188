-- An address that follows its title until the product is seen or the address is written by hand.
ALTER TABLE products ADD COLUMN is_slug_own boolean NOT NULL DEFAULT true;
