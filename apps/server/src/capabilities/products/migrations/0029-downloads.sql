-- The files of a digital product with their limits, in the shape of productDownloadsSchema.
ALTER TABLE products ADD COLUMN downloads jsonb NOT NULL DEFAULT '{"files": [], "limit": null, "linkDays": 30}';
