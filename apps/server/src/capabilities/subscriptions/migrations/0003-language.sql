-- The language that a subscription was bought in; empty for those of earlier versions, which follow the website.
ALTER TABLE subscriptions ADD COLUMN language text NOT NULL DEFAULT '';
