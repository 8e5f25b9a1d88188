-- `code_hash` finds a card by its code, which is too random to be guessed from it; `sealed_code` is the code itself,
-- encrypted. `piece` counts the cards of one line of an order.
CREATE TABLE gift_cards (
  website_id text NOT NULL,
  id text NOT NULL,
  code_hash text NOT NULL,
  sealed_code text,
  last_characters text NOT NULL CHECK (length(last_characters) = 4),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  recipient_name text NOT NULL,
  recipient_email text NOT NULL,
  message text NOT NULL,
  buyer_name text NOT NULL,
  buyer_email text NOT NULL,
  order_id text,
  order_number integer,
  line_id text,
  piece integer,
  is_test boolean NOT NULL,
  is_disabled boolean NOT NULL DEFAULT false,
  sends_at timestamptz,
  sent_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, id),
  CHECK ((order_id IS NULL) = (line_id IS NULL) AND (order_id IS NULL) = (piece IS NULL))
);
CREATE UNIQUE INDEX gift_cards_by_code ON gift_cards (website_id, code_hash);
-- However often an order is noticed to be paid, each piece becomes one card.
CREATE UNIQUE INDEX gift_cards_of_order ON gift_cards (website_id, order_id, line_id, piece);
CREATE INDEX gift_cards_newest ON gift_cards (website_id, created_at, id);
CREATE INDEX gift_cards_to_send ON gift_cards (website_id, sends_at)
  WHERE sent_at IS NULL AND sends_at IS NOT NULL AND NOT is_disabled;
CREATE INDEX gift_cards_to_expire ON gift_cards (website_id, expires_at) WHERE expires_at IS NOT NULL;

-- The balance of a card is the sum of these, which never change.
CREATE TABLE gift_card_entries (
  website_id text NOT NULL,
  id text NOT NULL,
  card_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('issued', 'taken', 'givenBack', 'adjusted', 'expired')),
  amount bigint NOT NULL CHECK (amount <> 0),
  order_id text,
  payment_id text,
  -- Which refund gave it back: each does so once.
  refund_id text,
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, card_id) REFERENCES gift_cards (website_id, id) ON DELETE CASCADE,
  CHECK ((kind IN ('issued', 'givenBack')) <= (amount > 0) AND (kind IN ('taken', 'expired')) <= (amount < 0)),
  CHECK ((kind IN ('taken', 'givenBack')) = (order_id IS NOT NULL AND payment_id IS NOT NULL)),
  CHECK ((kind = 'givenBack') = (refund_id IS NOT NULL))
);
CREATE INDEX gift_card_entries_of_card ON gift_card_entries (website_id, card_id, at, id);
CREATE INDEX gift_card_entries_of_order ON gift_card_entries (website_id, order_id) WHERE order_id IS NOT NULL;
CREATE UNIQUE INDEX gift_card_entries_of_payment ON gift_card_entries (website_id, payment_id) WHERE kind = 'taken';
CREATE UNIQUE INDEX gift_card_entries_of_refund ON gift_card_entries (website_id, refund_id)
  WHERE refund_id IS NOT NULL;

-- Whatever else goes wrong, no card pays more than it holds. Deferred, because an archive brings entries in any order.
CREATE FUNCTION refuse_overdrawn_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM gift_cards WHERE website_id = NEW.website_id AND id = NEW.card_id FOR UPDATE;
  IF (SELECT sum(amount) FROM gift_card_entries
      WHERE website_id = NEW.website_id AND card_id = NEW.card_id) < 0 THEN
    RAISE EXCEPTION 'gift card % would be overdrawn', NEW.card_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER refuse_overdrawn_card AFTER INSERT OR UPDATE ON gift_card_entries
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_overdrawn_card();
