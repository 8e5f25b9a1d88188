-- A line is a variant with what was chosen for it: the same variant with other choices is another line. jsonb has one
-- text for equal choices.
ALTER TABLE cart_entries ADD COLUMN choices jsonb NOT NULL DEFAULT '{}';
ALTER TABLE cart_entries DROP CONSTRAINT cart_entries_website_id_cart_id_variant_id_key;
CREATE UNIQUE INDEX cart_entries_by_line ON cart_entries (website_id, cart_id, variant_id, md5(choices::text));

-- Where it goes, as far as it was said.
ALTER TABLE carts ADD COLUMN region text NOT NULL DEFAULT '', ADD COLUMN postal_code text NOT NULL DEFAULT '';
