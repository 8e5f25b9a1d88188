-- A new address of an account that is there already; what it waits for goes with the account.
ALTER TABLE site_user_proofs DROP CONSTRAINT site_user_proofs_purpose_check;
ALTER TABLE site_user_proofs ADD CONSTRAINT site_user_proofs_purpose_check
  CHECK (purpose IN ('signUp', 'signIn', 'reset', 'changeEmail'));
ALTER TABLE site_user_proofs ADD COLUMN site_user_id text;
ALTER TABLE site_user_proofs ADD CONSTRAINT site_user_proofs_of_change
  CHECK ((purpose = 'changeEmail') = (site_user_id IS NOT NULL));
ALTER TABLE site_user_proofs ADD CONSTRAINT site_user_proofs_of_site_users
  FOREIGN KEY (website_id, site_user_id) REFERENCES site_users (website_id, id) ON DELETE CASCADE;
CREATE INDEX site_user_proofs_of_site_user ON site_user_proofs (website_id, site_user_id)
  WHERE site_user_id IS NOT NULL;
