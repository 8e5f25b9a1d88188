-- Carts whose buyer agreed to be reminded, once for each cart. `ended` says why there will be no email.
CREATE TABLE cart_reminders (
  website_id text NOT NULL,
  id text NOT NULL,
  cart_id text NOT NULL,
  -- In lower case.
  email text NOT NULL,
  noted_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  mailed_at timestamptz,
  ended text CHECK (ended IN ('off', 'closed', 'soldOut', 'ordered', 'tooOften', 'optedOut')),
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, cart_id),
  FOREIGN KEY (website_id, cart_id) REFERENCES carts (website_id, id) ON DELETE CASCADE
);
CREATE INDEX cart_reminders_due ON cart_reminders (website_id, due_at, id) WHERE mailed_at IS NULL AND ended IS NULL;
CREATE INDEX cart_reminders_of_person ON cart_reminders (website_id, email);
CREATE INDEX cart_reminders_newest ON cart_reminders (website_id, noted_at DESC, id DESC);
