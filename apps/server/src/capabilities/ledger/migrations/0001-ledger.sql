-- The books of a store: each event’s postings add up to zero. Debits are positive. Rows are only added.
CREATE TABLE ledger_postings (
  website_id text NOT NULL,
  -- What it tells of, such as `payment:ID`: told again, nothing is added.
  event text NOT NULL,
  line smallint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('sale', 'credit', 'payment', 'refund', 'dispute', 'giftCard', 'correction')),
  order_id text,
  account text NOT NULL CHECK (account IN ('money', 'customers', 'sales', 'shipping', 'discounts', 'tax', 'returns',
    'disputes', 'chargebacks', 'fees', 'giftCards')),
  -- The payment method of money, the name of a tax.
  detail text NOT NULL,
  country text NOT NULL,
  region text NOT NULL,
  -- Thousandths of a percent.
  rate integer,
  -- What a tax was charged on, without the tax; with the sign of the amount.
  base bigint NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  is_test boolean NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (website_id, event, line),
  FOREIGN KEY (website_id, order_id) REFERENCES orders (website_id, id)
);
CREATE INDEX ledger_postings_of_order ON ledger_postings (website_id, order_id);
CREATE INDEX ledger_postings_by_time ON ledger_postings (website_id, at, event, line);

CREATE FUNCTION keep_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only a website that is removed for good takes its books along.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM websites WHERE id = OLD.website_id AND deleted_at IS NULL) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'What is in the books is never changed; post its opposite.';
END $$;
CREATE TRIGGER postings_are_kept BEFORE UPDATE OR DELETE ON ledger_postings
FOR EACH ROW EXECUTE FUNCTION keep_postings();

CREATE FUNCTION check_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM ledger_postings WHERE website_id = NEW.website_id AND event = NEW.event
             GROUP BY currency HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'The postings of % do not balance.', NEW.event USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER postings_balance AFTER INSERT ON ledger_postings
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_balance();

-- Adds an event with its lines, in one statement. Lines without an amount and a base are left out.
CREATE FUNCTION post_to_ledger(of_website text, of_event text, facts jsonb, lines jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO ledger_postings (website_id, event, line, kind, order_id, account, detail, country, region, rate, base,
    amount, currency, is_test, at)
  SELECT of_website, of_event, row_number() OVER (), facts->>'kind', facts->>'orderId', account, coalesce(detail, ''),
    coalesce(country, ''), coalesce(region, ''), rate, coalesce(base, 0), amount, facts->>'currency',
    coalesce((facts->>'isTest')::boolean, false), (facts->>'at')::timestamptz
  FROM jsonb_to_recordset(lines) AS one (account text, detail text, country text, region text, rate integer,
    base bigint, amount bigint)
  WHERE amount <> 0 OR coalesce(base, 0) <> 0
  ON CONFLICT DO NOTHING
$$;

-- The account that a payment method fills.
CREATE FUNCTION account_of_method(method text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN method IN ('gift-card', 'giftCard') THEN 'giftCards' ELSE 'money' END
$$;
