-- The payment method of a subscription is saved for a buyer without an account too.
ALTER TABLE saved_payment_methods ALTER COLUMN site_user_id DROP NOT NULL;
CREATE UNIQUE INDEX saved_payment_methods_of_guests
  ON saved_payment_methods (website_id, method, reference) WHERE site_user_id IS NULL;
