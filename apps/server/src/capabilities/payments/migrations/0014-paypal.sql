-- Which order at PayPal belongs to a payment, and whether PayPal was asked for its money.
CREATE TABLE paypal_payments (
  website_id text NOT NULL,
  payment_id text NOT NULL,
  -- PayPal's id of the order, and the page where the buyer approves it; null until they are known.
  paypal_order text,
  approval_page text,
  -- PayPal is asked for the money of the approved order: from here on it is finished, and cannot be closed.
  is_taking boolean NOT NULL DEFAULT false,
  -- The money of this order is never asked for.
  is_closed boolean NOT NULL DEFAULT false,
  -- Why PayPal does not take this payment.
  refusal text NOT NULL DEFAULT '',
  PRIMARY KEY (website_id, payment_id),
  FOREIGN KEY (website_id, payment_id) REFERENCES payments (website_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX paypal_payments_of_order ON paypal_payments (website_id, paypal_order);
