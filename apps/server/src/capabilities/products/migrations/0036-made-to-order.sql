-- How long a product takes to be made, in the shape of madeToOrderSchema; null if it is ready to be sent.
ALTER TABLE products ADD COLUMN made_to_order jsonb;
