-- A mail is written with the order that it tells of: packing it takes a fraction of the time so, where the database can.
DO $$ BEGIN
  ALTER TABLE outbox ALTER COLUMN html SET COMPRESSION lz4, ALTER COLUMN body_text SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN NULL;
END $$;
