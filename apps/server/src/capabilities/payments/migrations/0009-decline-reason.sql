-- Why a service declined a charge that was made without its buyer's page, in its own words.
ALTER TABLE payments ADD COLUMN decline_reason text NOT NULL DEFAULT '';
