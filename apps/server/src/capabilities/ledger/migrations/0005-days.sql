-- The sums of days that are over, so that a year is read from a row for each day. A day is kept when it is first asked
-- for; `products` is what was sold: an array of {productId, title, quantity}.
CREATE TABLE ledger_days (
  website_id text NOT NULL,
  -- In which the day begins.
  time_zone text NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  day date NOT NULL,
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL,
  orders integer NOT NULL,
  sold bigint NOT NULL,
  revenue bigint NOT NULL,
  taken_back bigint NOT NULL,
  products jsonb NOT NULL,
  PRIMARY KEY (website_id, time_zone, currency, day)
);

-- Whatever is posted to a day that is long over, such as from an archive, makes its sums be counted again. Those who
-- post wait only while days of the same website are being kept, not for each other.
CREATE FUNCTION forget_day_of_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('ledger_days ' || NEW.website_id, 0));
  DELETE FROM ledger_days WHERE website_id = NEW.website_id AND from_at <= NEW.at AND to_at > NEW.at;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_day AFTER INSERT ON ledger_postings
FOR EACH ROW WHEN (NEW.at < now() - interval '1 day') EXECUTE FUNCTION forget_day_of_posting();
