-- The last number of each series, locked only while a number is taken.
CREATE TABLE document_series (
  website_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('invoice', 'creditNote')),
  is_test boolean NOT NULL,
  last integer NOT NULL CHECK (last > 0),
  PRIMARY KEY (website_id, kind, is_test)
);

-- Invoices and credit notes with everything that they say. Rows are only added.
CREATE TABLE documents (
  website_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('invoice', 'creditNote')),
  is_test boolean NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  name text NOT NULL,
  -- The event of the books that it documents.
  event text NOT NULL,
  content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'),
  issued_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, order_id) REFERENCES orders (website_id, id)
);
CREATE UNIQUE INDEX documents_by_number ON documents (website_id, kind, is_test, number);
CREATE UNIQUE INDEX documents_of_event ON documents (website_id, event);
CREATE INDEX documents_of_order ON documents (website_id, order_id);

CREATE FUNCTION keep_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only a website that is removed for good takes its documents along.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM websites WHERE id = OLD.website_id AND deleted_at IS NULL) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'What an issued document says is never changed; issue another.';
END $$;
CREATE TRIGGER documents_are_kept BEFORE UPDATE OR DELETE ON documents
FOR EACH ROW EXECUTE FUNCTION keep_documents();

-- What the books tell of, and no document yet.
CREATE TABLE documents_due (
  website_id text NOT NULL,
  event text NOT NULL,
  order_id text NOT NULL,
  PRIMARY KEY (website_id, event),
  FOREIGN KEY (website_id, order_id) REFERENCES orders (website_id, id)
);
CREATE INDEX documents_due_of_order ON documents_due (website_id, order_id);

CREATE FUNCTION note_due_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Orders that are read from an archive had their documents elsewhere.
  IF current_setting('vitrine.documents', true) IS DISTINCT FROM 'off' THEN
    INSERT INTO documents_due (website_id, event, order_id) VALUES (NEW.website_id, NEW.event, NEW.order_id)
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_due_document AFTER INSERT ON ledger_postings FOR EACH ROW
WHEN (NEW.line = 1 AND NEW.kind IN ('sale', 'credit')) EXECUTE FUNCTION note_due_document();
