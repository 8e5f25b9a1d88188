-- A products file: read and compared, then written product by product, each in a transaction of its own.
CREATE TABLE product_imports (
  website_id text NOT NULL,
  id text NOT NULL,
  file_name text NOT NULL,
  state text NOT NULL CHECK (state IN
    ('waiting', 'reading', 'ready', 'running', 'stopped', 'done', 'failed', 'undoing', 'undone')),
  total integer NOT NULL DEFAULT 0,
  read integer NOT NULL DEFAULT 0,
  new_count integer NOT NULL DEFAULT 0,
  changed_count integer NOT NULL DEFAULT 0,
  same_count integer NOT NULL DEFAULT 0,
  faulty_count integer NOT NULL DEFAULT 0,
  done integer NOT NULL DEFAULT 0,
  kept integer NOT NULL DEFAULT 0,
  undone integer NOT NULL DEFAULT 0,
  undo_kept integer NOT NULL DEFAULT 0,
  -- Headers of columns that are not read.
  unread jsonb NOT NULL DEFAULT '[]',
  -- Why the file was refused.
  refusal jsonb,
  -- Who began it, for the history of stock.
  actor text NOT NULL,
  account_id text,
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  PRIMARY KEY (website_id, id)
);

-- One at a time, so that none works against another.
CREATE UNIQUE INDEX product_imports_under_way ON product_imports (website_id)
  WHERE state IN ('waiting', 'reading', 'running', 'undoing');
CREATE INDEX product_imports_by_age ON product_imports (website_id, created_at);

-- The products of a file that it does not leave as they are.
CREATE TABLE imported_products (
  website_id text NOT NULL,
  import_id text NOT NULL,
  id text NOT NULL,
  line integer NOT NULL,
  -- Of the product; a new one has it before it exists, null if it is faulty.
  product_id text,
  title text NOT NULL,
  state text NOT NULL CHECK (state IN
    ('new', 'changed', 'faulty', 'created', 'updated', 'kept', 'undone', 'undoKept')),
  why jsonb,
  -- The version that was compared, then the one that was written.
  version integer,
  faults jsonb NOT NULL DEFAULT '[]',
  changes jsonb NOT NULL DEFAULT '[]',
  more integer NOT NULL DEFAULT 0,
  -- Its fields that differ: as they were, and as the file has them.
  before jsonb,
  after jsonb,
  -- Addresses of pictures to fetch, by the ids that stand for them in the fields.
  pictures jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (website_id, import_id, id),
  FOREIGN KEY (website_id, import_id) REFERENCES product_imports (website_id, id) ON DELETE CASCADE
);
CREATE INDEX imported_products_by_state ON imported_products (website_id, import_id, state, line, id);
CREATE INDEX imported_products_by_line ON imported_products (website_id, import_id, line, id);
