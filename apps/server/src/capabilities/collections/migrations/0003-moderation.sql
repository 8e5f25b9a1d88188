ALTER TABLE comments
  ADD COLUMN state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'spam')),
  -- What an owner decided, an import that comes again does not change.
  ADD COLUMN is_moderated boolean NOT NULL DEFAULT false,
  ADD COLUMN deleted_at timestamptz;
UPDATE comments SET state = 'approved' WHERE is_approved;
ALTER TABLE comments DROP COLUMN is_approved;
CREATE INDEX comments_by_state ON comments (website_id, state, at);
