-- The language of the order that it was bought with; empty for those that staff issued, and older ones.
ALTER TABLE gift_cards ADD COLUMN language text NOT NULL DEFAULT '';
