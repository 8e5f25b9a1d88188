-- One for each line of an order that has a plan; the id is that of the line, so that an order begins it once. `line` is
-- the line as it was bought, with its price and plan. `period` counts from the first payment, which is 0, and is that of
-- the next renewal. `look_at` is when the job looks at it next; null while nothing is to be done.
CREATE TABLE subscriptions (
  website_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  site_user_id text,
  email text NOT NULL,
  lowered_email text GENERATED ALWAYS AS (lower(email)) STORED,
  state text NOT NULL CHECK (state IN ('active', 'paused', 'pastDue', 'cancelled', 'ended')),
  line jsonb NOT NULL,
  words text NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  address jsonb NOT NULL,
  vat_id text NOT NULL,
  shipping_name text NOT NULL,
  consent text NOT NULL,
  saved_method_id text,
  anchor_at timestamptz NOT NULL,
  time_zone text NOT NULL,
  period integer NOT NULL CHECK (period > 0),
  next_charge_at timestamptz NOT NULL,
  cycles_left integer CHECK (cycles_left >= 0),
  reminded_period integer NOT NULL DEFAULT 0,
  look_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  stopped_at timestamptz,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, order_id) REFERENCES orders (website_id, id) ON DELETE CASCADE,
  CHECK (state NOT IN ('cancelled', 'ended') OR look_at IS NULL)
);
CREATE INDEX subscriptions_due ON subscriptions (website_id, look_at) WHERE look_at IS NOT NULL;
CREATE INDEX subscriptions_newest ON subscriptions (website_id, created_at, id);
CREATE INDEX subscriptions_by_state ON subscriptions (website_id, state, created_at, id);
CREATE INDEX subscriptions_of_order ON subscriptions (website_id, order_id);
CREATE INDEX subscriptions_of_method ON subscriptions (website_id, saved_method_id) WHERE saved_method_id IS NOT NULL;
CREATE INDEX subscriptions_of_email ON subscriptions (website_id, lowered_email);
CREATE INDEX subscriptions_of_user ON subscriptions (website_id, site_user_id) WHERE site_user_id IS NOT NULL;

-- A period is renewed by one order, however often it is tried. `tries` is how many charges it is known to have had.
CREATE TABLE subscription_renewals (
  website_id text NOT NULL,
  subscription_id text NOT NULL,
  period integer NOT NULL CHECK (period > 0),
  order_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'paid', 'failed', 'skipped')),
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  is_short_told boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, subscription_id, period),
  FOREIGN KEY (website_id, subscription_id) REFERENCES subscriptions (website_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX subscription_renewals_open ON subscription_renewals (website_id, subscription_id)
  WHERE state = 'open';
CREATE UNIQUE INDEX subscription_renewals_of_order ON subscription_renewals (website_id, order_id);

CREATE TABLE subscription_timeline (
  website_id text NOT NULL,
  id text NOT NULL,
  subscription_id text NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  text text NOT NULL,
  actor text NOT NULL,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, subscription_id) REFERENCES subscriptions (website_id, id) ON DELETE CASCADE
);
CREATE INDEX subscription_timeline_of ON subscription_timeline (website_id, subscription_id, id);
