-- What lists are sorted and filtered by: the average of a product in tenths of a star, times a million, and how many reviews
-- it has, so that of equal averages that of more reviews is the better one; 0 without reviews. Kept by a trigger.
ALTER TABLE product_totals ADD COLUMN rating integer NOT NULL DEFAULT 0;

CREATE FUNCTION rating_of(counts integer[]) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(round(sum(number * stars) * 10.0 / nullif(sum(number), 0))::integer * 1000000
    + least(sum(number), 999999)::integer, 0)
  FROM unnest(counts) WITH ORDINALITY AS given (number, stars)
$$;

UPDATE product_totals SET rating = rating_of(ARRAY[stars_1, stars_2, stars_3, stars_4, stars_5]) FROM product_ratings
WHERE product_ratings.website_id = product_totals.website_id AND product_ratings.product_id = product_totals.product_id;
CREATE INDEX product_totals_by_rating ON product_totals (website_id, rating, product_id);

CREATE FUNCTION keep_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_totals SET rating = rating_of(ARRAY[NEW.stars_1, NEW.stars_2, NEW.stars_3, NEW.stars_4, NEW.stars_5])
  WHERE website_id = NEW.website_id AND product_id = NEW.product_id;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_rating AFTER INSERT OR UPDATE ON product_ratings FOR EACH ROW EXECUTE FUNCTION keep_rating();

DROP TRIGGER note_changed ON product_totals;
CREATE TRIGGER note_changed AFTER UPDATE ON product_totals FOR EACH ROW
WHEN ((OLD.pieces > 0, OLD.starting_price, OLD.is_on_sale, OLD.rating / 10000000)
  <> (NEW.pieces > 0, NEW.starting_price, NEW.is_on_sale, NEW.rating / 10000000))
EXECUTE FUNCTION note_listed_total();

-- Large lists are counted again, with their ratings.
UPDATE product_list_counts SET counts = counts || '{"stars": []}';
INSERT INTO product_list_changes (website_id) SELECT DISTINCT website_id FROM product_list_counts ON CONFLICT DO NOTHING;
