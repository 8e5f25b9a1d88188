-- Why the period that is due cannot be renewed, other than a declined charge; null if it can, or nothing is due. The shop
-- and the customer are told once in a period: `delay_told_period` is the last one of which they were.
ALTER TABLE subscriptions
  ADD COLUMN delay text CHECK (delay IN ('gone', 'stock', 'address')),
  ADD COLUMN delay_told_period integer NOT NULL DEFAULT 0;
UPDATE subscriptions SET delay = 'stock', delay_told_period = subscriptions.period FROM subscription_renewals AS renewal
  WHERE renewal.website_id = subscriptions.website_id AND renewal.subscription_id = subscriptions.id
    AND renewal.state = 'open' AND renewal.is_short_told;
ALTER TABLE subscription_renewals DROP COLUMN is_short_told;
CREATE INDEX subscriptions_delayed ON subscriptions (website_id, created_at, id) WHERE delay IS NOT NULL;
