-- The period that was skipped last, so that the skip can be taken back before its date; null if there is none.
ALTER TABLE subscriptions ADD COLUMN skipped_period integer;
