-- One thing done with many products, in the background: by batches, each in a transaction of its own.
CREATE TABLE product_edits (
  website_id text NOT NULL,
  id text NOT NULL,
  -- In the shapes of productEditChangeSchema and productSelectionSchema.
  change jsonb NOT NULL,
  selection jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'stopped', 'done', 'failed', 'undoing', 'undone')),
  total integer NOT NULL DEFAULT 0,
  done integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  kept integer NOT NULL DEFAULT 0,
  undone integer NOT NULL DEFAULT 0,
  undo_kept integer NOT NULL DEFAULT 0,
  -- Who began it, for the history of stock.
  actor text NOT NULL,
  account_id text,
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  PRIMARY KEY (website_id, id)
);

-- One at a time, so that none works against another.
CREATE UNIQUE INDEX product_edits_under_way ON product_edits (website_id)
  WHERE state IN ('waiting', 'running', 'undoing');
CREATE INDEX product_edits_by_age ON product_edits (website_id, created_at);

-- The products of an edit: those that matched when it began, with the version they had then, and the one it made.
CREATE TABLE edited_products (
  website_id text NOT NULL,
  edit_id text NOT NULL,
  product_id text NOT NULL,
  title text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'changed', 'same', 'kept', 'undone', 'undoKept')),
  -- Why it stayed as it was.
  why text,
  version integer NOT NULL,
  -- In the shape of productPartSchema.
  before jsonb,
  after jsonb,
  PRIMARY KEY (website_id, edit_id, product_id),
  FOREIGN KEY (website_id, edit_id) REFERENCES product_edits (website_id, id) ON DELETE CASCADE
);
CREATE INDEX edited_products_by_state ON edited_products (website_id, edit_id, state, product_id);
