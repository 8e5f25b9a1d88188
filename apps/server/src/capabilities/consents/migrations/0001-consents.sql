-- A record that is only added to: what was given is withdrawn by another row. Only erasing a person removes rows.
CREATE TABLE consents (
  website_id text NOT NULL,
  id text NOT NULL,
  email text NOT NULL,
  site_user_id text,
  purpose text NOT NULL CHECK (purpose IN ('preferences', 'statistics', 'marketing', 'cartReminders')),
  is_given boolean NOT NULL,
  words text NOT NULL,
  version text NOT NULL,
  language text NOT NULL,
  place text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (website_id, id)
);
CREATE INDEX consents_of_person ON consents (website_id, email, purpose, id DESC);

CREATE FUNCTION keep_consents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A record of consent is never changed; add another.';
END $$;
CREATE TRIGGER consents_are_kept BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION keep_consents();
