ALTER TABLE domains RENAME COLUMN fault TO problem;
