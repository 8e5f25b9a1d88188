-- Rises with every change of the entries: what was priced is what is ordered while it is the same.
ALTER TABLE carts ADD COLUMN version integer NOT NULL DEFAULT 1;
