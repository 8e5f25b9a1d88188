-- What the buyer agreed to, with its words, links and version.
ALTER TABLE orders ADD COLUMN terms jsonb;
