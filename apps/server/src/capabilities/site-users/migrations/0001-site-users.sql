-- Visitors who signed up on one website; nobody is here before their address was proved.
CREATE TABLE site_users (
  website_id text NOT NULL,
  id text NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  -- argon2id; null for those who only ever sign in by mail.
  password_hash text,
  -- The language they read in; null follows the website.
  language text,
  verified_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz,
  blocked_at timestamptz,
  deleted_at timestamptz,
  deleted_by text NOT NULL DEFAULT '',
  PRIMARY KEY (website_id, id)
);

-- Who was deleted may sign up again, and waits in the trash meanwhile.
CREATE UNIQUE INDEX site_users_by_email ON site_users (website_id, email) WHERE deleted_at IS NULL;
CREATE INDEX site_users_deleted ON site_users (deleted_at) WHERE deleted_at IS NOT NULL;

-- What waits for a mailed link or the code beside it. A decoy stands for an address that gets none, and answers as
-- any other. `origin` is where it was asked for, and where its link leads back to.
CREATE TABLE site_user_proofs (
  website_id text NOT NULL,
  id text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('signUp', 'signIn', 'reset')),
  email text NOT NULL,
  name text NOT NULL,
  password_hash text,
  origin text NOT NULL,
  is_decoy boolean NOT NULL,
  token_hash text NOT NULL,
  -- Of six digits, under the platform's key.
  code_signature text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, id)
);

CREATE UNIQUE INDEX site_user_proofs_by_token ON site_user_proofs (website_id, token_hash);
CREATE INDEX site_user_proofs_by_email ON site_user_proofs (website_id, email);
CREATE INDEX site_user_proofs_by_expiry ON site_user_proofs (expires_at);

-- One mechanism for both kinds of session, each with an owner of its kind.
ALTER TABLE sessions DROP CONSTRAINT sessions_kind_check;
ALTER TABLE sessions ALTER COLUMN account_id DROP NOT NULL;
ALTER TABLE sessions ADD COLUMN site_user_id text;
ALTER TABLE sessions ADD CONSTRAINT sessions_owner CHECK (
  (kind = 'account' AND account_id IS NOT NULL AND site_user_id IS NULL)
  OR (kind = 'siteUser' AND account_id IS NULL AND site_user_id IS NOT NULL));
ALTER TABLE sessions ADD CONSTRAINT sessions_of_site_users
  FOREIGN KEY (website_id, site_user_id) REFERENCES site_users (website_id, id) ON DELETE CASCADE;
CREATE INDEX sessions_of_site_user ON sessions (website_id, site_user_id) WHERE site_user_id IS NOT NULL;
