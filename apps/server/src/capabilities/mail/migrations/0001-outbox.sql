-- website_id is 'platform' for mail of the platform itself. Bodies of mail that carries a one-use link are
-- encrypted, and emptied once sent.
CREATE TABLE outbox (
  website_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  sender text NOT NULL,
  recipient text NOT NULL,
  reply_to text,
  subject text NOT NULL,
  html text NOT NULL,
  body_text text NOT NULL,
  is_secret boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('kept', 'queued', 'sent', 'failed')),
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  fault text,
  tries integer NOT NULL DEFAULT 0,
  PRIMARY KEY (website_id, id)
);
