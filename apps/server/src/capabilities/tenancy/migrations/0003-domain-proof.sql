-- Several websites may wait for one domain; whoever proves it has it. What was there before counts as proved.
ALTER TABLE domains ADD COLUMN proved_at timestamptz;
ALTER TABLE domains ADD COLUMN checked_at timestamptz;
-- What the last look at its record found: 'none', 'other' or 'unreachable'; null before the first and once proved.
ALTER TABLE domains ADD COLUMN fault text;
UPDATE domains SET proved_at = added_at;
ALTER TABLE domains DROP CONSTRAINT domains_host_key;
CREATE INDEX domains_of_host ON domains (host);
CREATE UNIQUE INDEX domains_proved ON domains (host) WHERE proved_at IS NOT NULL;
CREATE INDEX domains_waiting ON domains (checked_at NULLS FIRST) WHERE proved_at IS NULL;
