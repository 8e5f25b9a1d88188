-- Pages of products that a products file names and that are not here, each with the id set aside for it; whether their
-- owner had them created, and since when; and the shop of new products that name none.
ALTER TABLE product_imports
  ADD COLUMN new_shops jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN shops_made_at timestamptz,
  ADD COLUMN shop_id text;
