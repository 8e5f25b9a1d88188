-- A cart has few entries. Left to its statistics, the database thinks that one plan for all carts is worse than a plan
-- for each, and plans again for every line that is put into a cart.
ALTER TABLE cart_entries ALTER COLUMN cart_id SET (n_distinct = -0.5);
