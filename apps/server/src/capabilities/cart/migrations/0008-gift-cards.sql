-- The gift cards whose codes were entered, by their ids and in that order; never the codes.
ALTER TABLE carts ADD COLUMN gift_cards text[] NOT NULL DEFAULT '{}';
