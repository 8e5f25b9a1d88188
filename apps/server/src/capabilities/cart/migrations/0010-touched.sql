-- Old carts are found by the day of their last change: with its moment, every piece that is put into a cart would also
-- rewrite all indexes of the cart, and each reading of it would pass through what the earlier ones left there.
ALTER TABLE carts ADD COLUMN touched_on date NOT NULL
  GENERATED ALWAYS AS ((updated_at AT TIME ZONE 'UTC')::date) STORED;
DROP INDEX carts_by_age;
CREATE INDEX carts_by_day ON carts (website_id, touched_on);
ALTER TABLE carts SET (fillfactor = 70);
