-- Refunds that a service tells of by itself are noted in the order by a job, once.
ALTER TABLE refunds ADD COLUMN is_noted boolean NOT NULL DEFAULT true;

CREATE TABLE payment_disputes (
  website_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  payment_id text NOT NULL,
  -- What its service calls it.
  reference text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('opened', 'won', 'lost')),
  -- The last state that stands in the order.
  noted_state text CHECK (noted_state IN ('opened', 'won', 'lost')),
  reason text NOT NULL,
  answer_by timestamptz,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, payment_id) REFERENCES payments (website_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX payment_disputes_of_payment ON payment_disputes (website_id, payment_id, reference);
CREATE INDEX payment_disputes_of_order ON payment_disputes (website_id, order_id);
