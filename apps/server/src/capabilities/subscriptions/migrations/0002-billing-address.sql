-- What the invoices of a subscription are made out to; null if it is its address.
ALTER TABLE subscriptions ADD COLUMN billing_address jsonb;
