-- When the address was proved; until then nobody signs in with the account and no role counts.
ALTER TABLE accounts ADD COLUMN verified_at timestamptz;

-- Accounts from before: those with a role keep it, since an admin gave it and took the person for whom they
-- are, and whoever works here must not be locked out; those that the operator made are the operator's word.
-- What somebody signed up with and nobody gave a role to is proved at its next sign-in.
UPDATE accounts SET verified_at = created_at WHERE password_hash IS NOT NULL AND (
  EXISTS (SELECT 1 FROM website_members WHERE account_id = accounts.id)
  OR EXISTS (SELECT 1 FROM audit_log WHERE website_id = 'platform' AND act = 'account.created'
    AND actor_kind = 'operator' AND facts ->> 'accountId' = accounts.id));

-- Sign-ups that wait for their address: no account is made before, so none can be squatted. A decoy stands for
-- an address that has an account and answers as any other.
CREATE TABLE email_proofs (
  id text PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL,
  password_hash text NOT NULL,
  is_decoy boolean NOT NULL,
  token_hash text NOT NULL UNIQUE,
  -- Of six digits, under the platform's key.
  code_signature text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);

CREATE INDEX email_proofs_by_expiry ON email_proofs (expires_at);

-- Roles that wait until the person who reads the mail of their address takes them.
CREATE TABLE invitations (
  website_id text NOT NULL,
  id text NOT NULL,
  email text NOT NULL,
  roles integer[] NOT NULL,
  -- The admin; null for the operator.
  invited_by text,
  token_hash text NOT NULL UNIQUE,
  invited_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, id)
);

CREATE UNIQUE INDEX invitations_by_email ON invitations (website_id, email);
