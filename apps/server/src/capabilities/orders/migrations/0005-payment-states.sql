-- Older states of payments are refunds by now, and every other is one of these.
ALTER TABLE payments ADD CONSTRAINT payments_state_check CHECK (state IN (
  'created', 'challenged', 'awaited', 'authorised', 'captured', 'declined', 'abandoned', 'expired', 'voided', 'late'));
