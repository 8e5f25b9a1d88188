-- What staff agreed with a customer: prices, discounts and shipping of a draft order. Null for the cart of a visitor.
ALTER TABLE carts ADD COLUMN agreed jsonb;
