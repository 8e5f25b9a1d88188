-- What tells whether a product is still as its batch wrote it, and that it is shown when the import finishes.
ALTER TABLE import_written
  ADD COLUMN version integer,
  ADD COLUMN is_held_back boolean NOT NULL DEFAULT false,
  -- The stock that a changed product was given, by its variants' options: what was sold since is the difference.
  ADD COLUMN stock jsonb;
