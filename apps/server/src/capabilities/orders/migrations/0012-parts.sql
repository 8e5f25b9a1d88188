-- Which three letters in a row the email, the name, the titles and the SKUs of an order contain, so that the studio
-- finds it by a part of a word without reading all. Each row begins with the website's own mark, as those of products do.
CREATE TABLE order_parts (
  website_id text NOT NULL,
  order_id text NOT NULL,
  parts tsvector NOT NULL,
  PRIMARY KEY (website_id, order_id),
  FOREIGN KEY (website_id, order_id) REFERENCES orders (website_id, id) ON DELETE CASCADE
);

-- In PL/pgSQL, whose plans are kept: a function in SQL would be planned again for every order.
CREATE FUNCTION parts_of_order(given orders) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN array_to_tsvector(ARRAY['@' || given.website_id] || ARRAY(
    SELECT substr(field, at, 3) FROM (
        SELECT lower(given.email) UNION ALL SELECT lower(given.address->>'name') UNION ALL
        SELECT lower(line->>name) FROM jsonb_array_elements(given.lines) AS line, unnest(ARRAY['title', 'sku']) AS name
      ) AS fields (field), generate_series(1, length(field) - 2) AS at));
END $$;

INSERT INTO order_parts (website_id, order_id, parts) SELECT website_id, id, parts_of_order(orders) FROM orders;
-- Up to a megabyte waits beside the index, so that an order that is placed only adds to its end.
CREATE INDEX order_parts_by_part ON order_parts USING gin (parts) WITH (gin_pending_list_limit = 1024);

CREATE FUNCTION note_parts_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_parts (website_id, order_id, parts) VALUES (NEW.website_id, NEW.id, parts_of_order(NEW))
  ON CONFLICT (website_id, order_id) DO UPDATE SET parts = excluded.parts;
  RETURN NULL;
END $$;
CREATE TRIGGER note_parts AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION note_parts_of_order();
CREATE TRIGGER renew_parts AFTER UPDATE OF email, address, lines ON orders FOR EACH ROW
WHEN ((OLD.email, OLD.address, OLD.lines) IS DISTINCT FROM (NEW.email, NEW.address, NEW.lines))
EXECUTE FUNCTION note_parts_of_order();
