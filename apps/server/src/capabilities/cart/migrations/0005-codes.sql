-- The discount codes that were entered, in their one form and in that order.
ALTER TABLE carts ADD COLUMN codes text[] NOT NULL DEFAULT '{}';
