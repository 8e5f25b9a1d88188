-- Set while a category that was deleted for good is taken out of its products.
ALTER TABLE product_categories ADD COLUMN removed_at timestamptz;
