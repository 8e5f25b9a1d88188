-- Null until staff have dealt with it.
ALTER TABLE withdrawals ADD COLUMN closed_at timestamptz;
CREATE INDEX withdrawals_by_time ON withdrawals (website_id, received_at, id);
CREATE INDEX withdrawals_open ON withdrawals (website_id, received_at, id) WHERE closed_at IS NULL;
