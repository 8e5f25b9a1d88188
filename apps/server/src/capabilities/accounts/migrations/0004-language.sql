-- Of the studio and of mails to the account; null follows the browser.
ALTER TABLE accounts ADD COLUMN language text CHECK (language ~ '^[a-z]{2,3}$');
-- In which somebody signed up.
ALTER TABLE email_proofs ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language ~ '^[a-z]{2,3}$');
