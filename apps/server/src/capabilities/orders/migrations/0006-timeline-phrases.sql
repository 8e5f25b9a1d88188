-- What the shop says about an order by itself is put into words where it is read.
ALTER TABLE order_timeline ADD COLUMN phrase jsonb;
