-- A payment method that a buyer saves at its service without paying, for a subscription, and how that ended.
-- `reference` is the service's id of it, null until it is known. `language` is that of its page. `is_applied`: the subscription was given it, once.
CREATE TABLE method_setups (
  website_id text NOT NULL,
  id text NOT NULL,
  method text NOT NULL,
  site_user_id text,
  subscription_id text NOT NULL,
  language text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'saved', 'refused', 'abandoned')),
  reference text,
  reason text NOT NULL DEFAULT '',
  saved_method_id text,
  is_applied boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, id)
);
CREATE INDEX method_setups_oldest ON method_setups (website_id, created_at);
CREATE UNIQUE INDEX method_setups_of_reference ON method_setups (website_id, method, reference);

-- The month a card expires in, such as 2027-08, empty if its service does not say; and which one its owner uses first.
ALTER TABLE saved_payment_methods
  ADD COLUMN expires text NOT NULL DEFAULT '',
  ADD COLUMN is_default boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX saved_payment_methods_default
  ON saved_payment_methods (website_id, site_user_id) WHERE is_default;
