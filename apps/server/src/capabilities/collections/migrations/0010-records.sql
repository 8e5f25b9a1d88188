-- What only its record type has of an item, and how many steps the form it is stored in has seen.
ALTER TABLE items
  ADD COLUMN data jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN data_version integer NOT NULL DEFAULT 0;
ALTER TABLE revision_items
  ADD COLUMN data jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN data_version integer NOT NULL DEFAULT 0;
