-- A service holds the money first, and the shop takes it later, whole or in parts.
ALTER TABLE payments
  ADD COLUMN captures_later boolean NOT NULL DEFAULT false,
  ADD COLUMN authorised_until timestamptz,
  ADD COLUMN is_end_told boolean NOT NULL DEFAULT false,
  -- The shop lets it go: written first, then the service is asked.
  ADD COLUMN is_void_wanted boolean NOT NULL DEFAULT false;
CREATE INDEX payments_authorised ON payments (website_id, authorised_until) WHERE state = 'authorised';

CREATE TABLE payment_captures (
  website_id text NOT NULL,
  id text NOT NULL,
  payment_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('asked', 'done', 'refused')),
  reference text NOT NULL DEFAULT '',
  asked_at timestamptz NOT NULL,
  done_at timestamptz,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, payment_id) REFERENCES payments (website_id, id) ON DELETE CASCADE
);
CREATE INDEX payment_captures_of_payment ON payment_captures (website_id, payment_id);
-- The service is asked for one part after the other.
CREATE UNIQUE INDEX payment_captures_asked ON payment_captures (website_id, payment_id) WHERE state = 'asked';

-- Whatever else goes wrong, never more is taken than was authorised.
CREATE FUNCTION refuse_excess_capture() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held bigint;
BEGIN
  SELECT amount INTO held FROM payments
  WHERE website_id = NEW.website_id AND id = NEW.payment_id FOR UPDATE;
  IF (SELECT sum(amount) FROM payment_captures
      WHERE website_id = NEW.website_id AND payment_id = NEW.payment_id AND state <> 'refused') > held THEN
    RAISE EXCEPTION 'more than payment % holds was to be taken', NEW.payment_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER refuse_excess_capture AFTER INSERT OR UPDATE ON payment_captures
FOR EACH ROW EXECUTE FUNCTION refuse_excess_capture();

-- Nor more given back than was taken.
CREATE OR REPLACE FUNCTION refuse_excess_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held bigint;
BEGIN
  SELECT amount INTO held FROM payments
  WHERE website_id = NEW.website_id AND id = NEW.payment_id FOR UPDATE;
  SELECT coalesce(sum(amount), held) INTO held FROM payment_captures
  WHERE website_id = NEW.website_id AND payment_id = NEW.payment_id AND state = 'done';
  IF (SELECT sum(amount) FROM refunds WHERE website_id = NEW.website_id AND payment_id = NEW.payment_id) > held THEN
    RAISE EXCEPTION 'more than payment % holds was promised', NEW.payment_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

ALTER TABLE test_gateway_payments
  ADD COLUMN captures_later boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT test_gateway_payments_state_check,
  ADD CONSTRAINT test_gateway_payments_state_check CHECK (state IN (
    'open', 'challenged', 'authorised', 'captured', 'declined', 'abandoned', 'silent', 'voided', 'refunded'));

-- The built-in test service's own memory of what it took of what it held, each known by the id it was asked with.
CREATE TABLE test_gateway_captures (
  website_id text NOT NULL,
  capture_id text NOT NULL,
  payment_id text NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (website_id, capture_id)
);
