-- The VAT id of a business, which decides with the destination who accounts for the tax; empty for none.
ALTER TABLE carts ADD COLUMN vat_id text NOT NULL DEFAULT '';
