-- What large lists can be narrowed to while nothing is chosen. A job counts it, because a visitor would wait for it.
CREATE TABLE product_list_counts (
  website_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('all', 'category', 'tag')),
  -- Empty for all.
  slug text NOT NULL,
  counts jsonb NOT NULL,
  PRIMARY KEY (website_id, kind, slug)
);

-- That something they count has changed: a row for each transaction, so that none waits for another.
CREATE TABLE product_list_changes (
  website_id text NOT NULL,
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (website_id, transaction)
);
INSERT INTO product_list_changes (website_id) SELECT DISTINCT website_id FROM product_counts WHERE kind = 'all';

CREATE FUNCTION note_listed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_list_changes (website_id) SELECT DISTINCT website_id FROM changed ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER note_added AFTER INSERT ON product_facets REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION note_listed_products();
CREATE TRIGGER note_changed AFTER UPDATE ON product_facets REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION note_listed_products();
CREATE TRIGGER note_gone AFTER DELETE ON product_facets REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION note_listed_products();

-- Most orders leave a product in stock at its price: for them nothing is called.
CREATE FUNCTION note_listed_total() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_list_changes (website_id) VALUES (NEW.website_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER note_changed AFTER UPDATE ON product_totals FOR EACH ROW
WHEN ((OLD.pieces > 0, OLD.starting_price, OLD.is_on_sale) <> (NEW.pieces > 0, NEW.starting_price, NEW.is_on_sale))
EXECUTE FUNCTION note_listed_total();
