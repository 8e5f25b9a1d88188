-- When an expired card was dealt with, so that the job looks at each once; null again after another last day was set.
ALTER TABLE gift_cards ADD COLUMN expired_at timestamptz;
DROP INDEX gift_cards_to_expire;
CREATE INDEX gift_cards_to_expire ON gift_cards (website_id, expires_at)
  WHERE expires_at IS NOT NULL AND expired_at IS NULL;
