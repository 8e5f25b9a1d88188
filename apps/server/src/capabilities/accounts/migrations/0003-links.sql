-- Roles are of accounts that there are.
DELETE FROM website_members WHERE NOT EXISTS (SELECT FROM accounts WHERE accounts.id = account_id);
ALTER TABLE website_members ADD FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE;
CREATE INDEX entry_tickets_of_account ON entry_tickets (account_id);

-- Ids and tokens are made by chance: nothing has to be unique across websites, which may lie on several machines.
ALTER TABLE sessions DROP CONSTRAINT sessions_id_key;
CREATE UNIQUE INDEX sessions_by_id ON sessions (website_id, id);
ALTER TABLE invitations DROP CONSTRAINT invitations_token_hash_key;
CREATE UNIQUE INDEX invitations_by_token ON invitations (website_id, token_hash);
-- A link in a mail does not say of which website it is.
CREATE INDEX invitations_of_token ON invitations (token_hash);
