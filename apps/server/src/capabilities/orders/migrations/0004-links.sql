DELETE FROM order_timeline WHERE NOT EXISTS (SELECT FROM orders
  WHERE orders.website_id = order_timeline.website_id AND orders.id = order_id);
ALTER TABLE order_timeline ADD FOREIGN KEY (website_id, order_id)
  REFERENCES orders (website_id, id) ON DELETE CASCADE;
