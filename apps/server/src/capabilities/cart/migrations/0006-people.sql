-- The site user whose cart it is, on every device; a renewal ends the access of the devices that had it.
ALTER TABLE carts ADD COLUMN site_user_id text, ADD COLUMN renewals integer NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX carts_of_site_user ON carts (website_id, site_user_id)
  WHERE site_user_id IS NOT NULL AND state = 'open';

-- What just happened, shown until the entries change again.
ALTER TABLE carts ADD COLUMN news jsonb;
