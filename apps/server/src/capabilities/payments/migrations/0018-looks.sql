-- When a job looks at a payment next, and how often it has in vain: each pause is longer than the one before, so that
-- payments that always fail hide no others.
ALTER TABLE payments
  ADD COLUMN look_at timestamptz NOT NULL DEFAULT 'epoch',
  ADD COLUMN looks integer NOT NULL DEFAULT 0;
CREATE INDEX payments_to_look_at ON payments (website_id, look_at) WHERE NOT is_accounted;
DROP INDEX payments_unaccounted;
