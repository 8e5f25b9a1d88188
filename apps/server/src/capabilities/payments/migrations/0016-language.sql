-- The language of the buyer when the payment was begun; empty for older ones, whose pages follow the website.
ALTER TABLE payments ADD COLUMN language text NOT NULL DEFAULT '';
