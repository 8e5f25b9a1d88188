-- What the invoice of an order is made out to, in the shape of an address; null if it is the address of the order.
ALTER TABLE orders ADD COLUMN billing_address jsonb;
