-- The option that was chosen; the store's first while none was.
ALTER TABLE carts ADD COLUMN shipping_option text NOT NULL DEFAULT '';
