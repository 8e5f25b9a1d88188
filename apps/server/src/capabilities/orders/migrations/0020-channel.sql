-- Where an order was made. Sales at the counter are found by their own index, as most orders are of the website.
ALTER TABLE orders ADD COLUMN channel text NOT NULL DEFAULT 'website' CHECK (channel IN ('website', 'pointOfSale'));
CREATE INDEX orders_at_counter ON orders (website_id, id DESC) WHERE channel = 'pointOfSale';
