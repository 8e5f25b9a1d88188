-- How often the job has failed at a subscription since it last succeeded: each pause is longer than the one before, so
-- that those that always fail hide no others.
ALTER TABLE subscriptions ADD COLUMN failures integer NOT NULL DEFAULT 0;
