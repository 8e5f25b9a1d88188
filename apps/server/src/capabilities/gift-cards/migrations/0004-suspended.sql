-- Disabled while a payment of its order is disputed; enabled again if the shop keeps the money.
ALTER TABLE gift_cards ADD COLUMN is_suspended boolean NOT NULL DEFAULT false CHECK (is_disabled OR NOT is_suspended);
