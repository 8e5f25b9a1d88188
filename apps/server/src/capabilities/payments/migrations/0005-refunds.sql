-- Money of a payment that goes back: promised, then asked of its service or due from a person, then done.
CREATE TABLE refunds (
  website_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  payment_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('asked', 'due', 'done')),
  lines jsonb NOT NULL,
  is_restocked boolean NOT NULL,
  reason text NOT NULL,
  is_buyer_told boolean NOT NULL,
  reference text NOT NULL DEFAULT '',
  asked_at timestamptz NOT NULL,
  done_at timestamptz,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, payment_id) REFERENCES payments (website_id, id) ON DELETE CASCADE
);
CREATE INDEX refunds_of_order ON refunds (website_id, order_id, asked_at, id);
CREATE INDEX refunds_of_payment ON refunds (website_id, payment_id);
CREATE INDEX refunds_due ON refunds (website_id, order_id) WHERE state = 'due';

-- Whatever else goes wrong, never more is promised of a payment than it holds.
CREATE FUNCTION refuse_excess_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held bigint;
BEGIN
  SELECT amount INTO held FROM payments
  WHERE website_id = NEW.website_id AND id = NEW.payment_id FOR UPDATE;
  IF (SELECT sum(amount) FROM refunds WHERE website_id = NEW.website_id AND payment_id = NEW.payment_id) > held THEN
    RAISE EXCEPTION 'more than payment % holds was promised', NEW.payment_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER refuse_excess_refund AFTER INSERT OR UPDATE OF amount ON refunds
FOR EACH ROW EXECUTE FUNCTION refuse_excess_refund();
