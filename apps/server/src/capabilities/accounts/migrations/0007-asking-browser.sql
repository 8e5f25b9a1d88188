-- Of the token in the browser that asked, as SHA-256: elsewhere, a link or code also needs the password. Null for
-- what was asked for before, which counts as asked for elsewhere.
ALTER TABLE email_proofs ADD COLUMN asker_hash text;

CREATE INDEX email_proofs_by_email ON email_proofs (email);
