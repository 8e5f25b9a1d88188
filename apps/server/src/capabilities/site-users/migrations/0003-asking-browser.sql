-- Of the token in the browser that asked, as SHA-256: elsewhere, some links and codes also need the password. Null
-- where that makes no difference, and for what was asked for before.
ALTER TABLE site_user_proofs ADD COLUMN asker_hash text;
