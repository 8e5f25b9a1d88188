-- An address that follows its title until it is published or written by hand. What is there keeps its own.
ALTER TABLE collections ADD COLUMN is_slug_own boolean NOT NULL DEFAULT true;
ALTER TABLE items ADD COLUMN is_slug_own boolean NOT NULL DEFAULT true;
