-- The language that an order was bought in, a language tag; empty for orders of earlier versions, which follow the website.
ALTER TABLE orders ADD COLUMN language text NOT NULL DEFAULT '';
