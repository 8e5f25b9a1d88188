-- A product with a plan is sold as a subscription; a variant can have its own. In the shape of planSchema.
ALTER TABLE products ADD COLUMN plan jsonb;
ALTER TABLE variants ADD COLUMN plan jsonb;
