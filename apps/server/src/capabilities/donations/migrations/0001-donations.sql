-- What is collected for. A fund is never deleted, because donations name it; it is closed.
CREATE TABLE donation_funds (
  website_id text NOT NULL,
  id text NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  suggested integer[] NOT NULL,
  least integer NOT NULL CHECK (least > 0),
  most integer NOT NULL CHECK (most >= least),
  frequencies text[] NOT NULL CHECK (cardinality(frequencies) > 0),
  goal integer CHECK (goal > 0),
  shows_donors boolean NOT NULL,
  is_open boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, id)
);
CREATE INDEX donation_funds_newest ON donation_funds (website_id, created_at, id);

-- What a line of a cart or an order names: a fund, given to once or again and again.
CREATE TABLE donation_variants (
  website_id text NOT NULL,
  id text NOT NULL,
  fund_id text NOT NULL,
  frequency text NOT NULL CHECK (frequency IN ('once', 'week', 'month', 'year')),
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, fund_id, frequency),
  FOREIGN KEY (website_id, fund_id) REFERENCES donation_funds (website_id, id)
);

-- Written once an order is paid. `refunded` follows its refunds.
CREATE TABLE donations (
  website_id text NOT NULL,
  order_id text NOT NULL,
  fund_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  refunded bigint NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND amount),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  frequency text NOT NULL CHECK (frequency IN ('once', 'week', 'month', 'year')),
  email text NOT NULL,
  name text NOT NULL,
  shown_name text NOT NULL,
  message text NOT NULL,
  is_shown boolean NOT NULL,
  is_test boolean NOT NULL,
  given_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, order_id),
  FOREIGN KEY (website_id, fund_id) REFERENCES donation_funds (website_id, id)
);
CREATE INDEX donations_newest ON donations (website_id, given_at, order_id);
CREATE INDEX donations_of_fund ON donations (website_id, fund_id, given_at, order_id)
  INCLUDE (amount, refunded, is_test);
