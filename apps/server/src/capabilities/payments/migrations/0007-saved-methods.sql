-- Who pays, and whether the way to pay is kept; or which kept one is charged, with or without the buyer at it.
ALTER TABLE payments
  ADD COLUMN site_user_id text,
  ADD COLUMN is_kept boolean NOT NULL DEFAULT false,
  ADD COLUMN saved_method_id text,
  ADD COLUMN is_off_session boolean NOT NULL DEFAULT false;

-- What a payment service knows a site user's way to pay by; never card data. Its id is that of the payment it was kept with.
CREATE TABLE saved_payment_methods (
  website_id text NOT NULL,
  id text NOT NULL,
  site_user_id text NOT NULL,
  method text NOT NULL,
  reference text NOT NULL,
  label text NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, site_user_id) REFERENCES site_users (website_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX saved_payment_methods_of_user
  ON saved_payment_methods (website_id, site_user_id, method, reference);

-- However one goes, its service forgets it too; a job tells it so.
CREATE TABLE forgotten_payment_methods (
  website_id text NOT NULL,
  id text NOT NULL,
  method text NOT NULL,
  reference text NOT NULL,
  PRIMARY KEY (website_id, id)
);
CREATE FUNCTION forget_payment_method() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A website that goes for good takes its keys along: nobody can charge anything any more.
  IF EXISTS (SELECT FROM websites WHERE id = OLD.website_id AND deleted_at IS NULL) THEN
    INSERT INTO forgotten_payment_methods (website_id, id, method, reference)
    VALUES (OLD.website_id, OLD.id, OLD.method, OLD.reference);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_payment_method AFTER DELETE ON saved_payment_methods
FOR EACH ROW EXECUTE FUNCTION forget_payment_method();

-- What the test service does with later charges of what it keeps; `forgotten` once it was told to.
ALTER TABLE test_gateway_payments
  ADD COLUMN is_kept boolean NOT NULL DEFAULT false,
  ADD COLUMN later text NOT NULL DEFAULT 'approve'
    CHECK (later IN ('approve', 'decline', 'challenge', 'forgotten'));
