-- Items of an order that its buyer wants to send back.
CREATE TABLE returns (
  website_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  -- Its number among the returns of its order, from 1.
  serial integer NOT NULL CHECK (serial > 0),
  state text NOT NULL CHECK (state IN ('asked', 'accepted', 'received', 'refunded', 'closed', 'declined', 'withdrawn')),
  is_open boolean NOT NULL GENERATED ALWAYS AS (state IN ('asked', 'accepted', 'received')) STORED,
  -- For each line: its id, the reason, how many were asked, accepted and received, and whether they were restocked.
  lines jsonb NOT NULL,
  comment text NOT NULL,
  answer text NOT NULL DEFAULT '',
  asked_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, order_id) REFERENCES orders (website_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX returns_of_order ON returns (website_id, order_id, serial);
CREATE INDEX returns_open ON returns (website_id, id) WHERE is_open;
CREATE INDEX returns_by_state ON returns (website_id, state, id);
