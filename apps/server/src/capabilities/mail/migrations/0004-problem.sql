ALTER TABLE outbox RENAME COLUMN fault TO problem;
