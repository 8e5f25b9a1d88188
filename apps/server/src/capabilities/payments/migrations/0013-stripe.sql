-- Which PaymentIntent at Stripe belongs to a payment. What it is created with is written before Stripe is asked, so that
-- a repeated request is the same request.
CREATE TABLE stripe_payments (
  website_id text NOT NULL,
  payment_id text NOT NULL,
  descriptor text NOT NULL,
  -- Stripe's id; null until it is known.
  intent text,
  -- No intent is begun any more, and one that was begun meanwhile is cancelled.
  is_closed boolean NOT NULL DEFAULT false,
  -- Why Stripe does not take this payment at all.
  refusal text NOT NULL DEFAULT '',
  -- Such as Visa •••• 4242.
  label text NOT NULL DEFAULT '',
  PRIMARY KEY (website_id, payment_id),
  FOREIGN KEY (website_id, payment_id) REFERENCES payments (website_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX stripe_payments_of_intent ON stripe_payments (website_id, intent);
