CREATE TABLE accounts (
  id text PRIMARY KEY,
  email text NOT NULL UNIQUE,
  name text NOT NULL,
  -- argon2id; null until an invited person sets one.
  password_hash text,
  created_at timestamptz NOT NULL
);

-- website_id is the website whose host the session was made on, 'platform' for the app domain: a session is
-- found only on its own host. Tokens are kept as SHA-256.
CREATE TABLE sessions (
  website_id text NOT NULL,
  token_hash text NOT NULL,
  id text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('account')),
  account_id text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  is_remembered boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  address text NOT NULL,
  user_agent text NOT NULL,
  PRIMARY KEY (website_id, token_hash)
);

CREATE INDEX sessions_of_account ON sessions (account_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

-- One-use tokens to set a password, kept as SHA-256.
CREATE TABLE password_tokens (
  token_hash text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

CREATE INDEX password_tokens_of_account ON password_tokens (account_id);

-- One-use links from the app domain into a website's studio, kept as SHA-256.
CREATE TABLE entry_tickets (
  website_id text NOT NULL,
  token_hash text NOT NULL,
  account_id text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  is_remembered boolean NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, token_hash)
);
