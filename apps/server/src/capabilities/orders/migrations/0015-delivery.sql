-- When an order was promised to arrive, and where it is collected, in the shape of deliverySchema.
ALTER TABLE orders ADD COLUMN delivery jsonb NOT NULL DEFAULT '{"time": "", "pickup": null}';
