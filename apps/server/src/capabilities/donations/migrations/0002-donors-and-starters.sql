-- A donor is found by the address, however it was written.
ALTER TABLE donations ADD COLUMN lowered_email text NOT NULL GENERATED ALWAYS AS (lower(email)) STORED;
CREATE INDEX donations_of_donor ON donations (website_id, lowered_email);

-- What a fund was made from, so that making it again changes nothing.
ALTER TABLE donation_funds ADD COLUMN source_key text;
CREATE UNIQUE INDEX donation_funds_source ON donation_funds (website_id, source_key);
