-- What was given to each fund and not refunded, without tests. Every view of a fund with a goal shows it.
CREATE TABLE donation_sums (
  website_id text NOT NULL,
  fund_id text NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  given bigint NOT NULL,
  donations integer NOT NULL,
  PRIMARY KEY (website_id, fund_id, currency),
  FOREIGN KEY (website_id, fund_id) REFERENCES donation_funds (website_id, id) ON DELETE CASCADE
) WITH (fillfactor = 50);

CREATE FUNCTION add_donation(donation donations, times integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF donation.is_test OR donation.refunded >= donation.amount THEN
    RETURN;
  END IF;
  INSERT INTO donation_sums AS sums (website_id, fund_id, currency, given, donations)
  VALUES (donation.website_id, donation.fund_id, donation.currency, times * (donation.amount - donation.refunded), times)
  ON CONFLICT (website_id, fund_id, currency) DO UPDATE
    SET given = sums.given + excluded.given, donations = sums.donations + excluded.donations;
END $$;

CREATE FUNCTION count_donation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM add_donation(OLD, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM add_donation(NEW, 1);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_donation AFTER INSERT OR UPDATE OF amount, refunded, is_test OR DELETE ON donations
FOR EACH ROW EXECUTE FUNCTION count_donation();

INSERT INTO donation_sums (website_id, fund_id, currency, given, donations)
SELECT website_id, fund_id, currency, sum(amount - refunded), count(*) FROM donations
WHERE NOT is_test AND refunded < amount GROUP BY 1, 2, 3;
