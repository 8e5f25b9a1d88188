-- A file that is gone for good is fetched again by the next import.
DELETE FROM import_media WHERE NOT EXISTS (SELECT FROM assets
  WHERE assets.website_id = import_media.website_id AND assets.id = asset_id);
DELETE FROM import_choices WHERE NOT EXISTS (SELECT FROM imports
  WHERE imports.website_id = import_choices.website_id AND imports.id = import_id);
CREATE INDEX import_media_of_asset ON import_media (website_id, asset_id);
ALTER TABLE import_media ADD FOREIGN KEY (website_id, asset_id)
  REFERENCES assets (website_id, id) ON DELETE CASCADE;
ALTER TABLE import_choices ADD FOREIGN KEY (website_id, import_id)
  REFERENCES imports (website_id, id) ON DELETE CASCADE;
