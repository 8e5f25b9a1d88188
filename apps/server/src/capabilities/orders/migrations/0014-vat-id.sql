-- The VAT id of a business; empty for none.
ALTER TABLE orders ADD COLUMN vat_id text NOT NULL DEFAULT '';
