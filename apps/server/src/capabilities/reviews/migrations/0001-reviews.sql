-- What buyers say about the products of an order, once for each of its lines.
CREATE TABLE reviews (
  website_id text NOT NULL,
  id text NOT NULL,
  product_id text NOT NULL,
  -- Null for the samples of a starter.
  order_id text,
  line_id text,
  source text NOT NULL CHECK (source IN ('purchase', 'sample')),
  state text NOT NULL CHECK (state IN ('pending', 'published', 'rejected')),
  stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
  title text NOT NULL,
  body text NOT NULL,
  author text NOT NULL,
  reply text NOT NULL DEFAULT '',
  replied_at timestamptz,
  reports integer NOT NULL DEFAULT 0,
  report_reason text NOT NULL DEFAULT '',
  is_reported boolean NOT NULL GENERATED ALWAYS AS (reports > 0) STORED,
  submitted_at timestamptz NOT NULL,
  deleted_at timestamptz,
  deleted_by text NOT NULL DEFAULT '',
  is_shown boolean NOT NULL GENERATED ALWAYS AS (state = 'published' AND deleted_at IS NULL) STORED,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, product_id) REFERENCES products (website_id, id) ON DELETE CASCADE,
  FOREIGN KEY (website_id, order_id) REFERENCES orders (website_id, id) ON DELETE CASCADE,
  CHECK ((source = 'purchase') = (order_id IS NOT NULL) AND (order_id IS NULL) = (line_id IS NULL))
);
CREATE UNIQUE INDEX reviews_of_line ON reviews (website_id, order_id, line_id) WHERE order_id IS NOT NULL;
CREATE INDEX reviews_of_product ON reviews (website_id, product_id, is_shown, submitted_at, id);
CREATE INDEX reviews_by_stars ON reviews (website_id, product_id, is_shown, stars, submitted_at, id);
CREATE INDEX reviews_listed ON reviews (website_id, submitted_at, id) WHERE deleted_at IS NULL;
CREATE INDEX reviews_by_state ON reviews (website_id, state, submitted_at, id) WHERE deleted_at IS NULL;
CREATE INDEX reviews_reported ON reviews (website_id, submitted_at, id) WHERE deleted_at IS NULL AND is_reported;
CREATE INDEX reviews_deleted ON reviews (website_id, deleted_at) WHERE deleted_at IS NOT NULL;

CREATE FUNCTION rate_product(website text, product text, of_stars integer, of_source text, more integer) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF more > 0 THEN
    INSERT INTO product_ratings (website_id, product_id) VALUES (website, product) ON CONFLICT DO NOTHING;
  END IF;
  -- Nothing is left of a product that is removed with its reviews.
  UPDATE product_ratings SET
    stars_1 = stars_1 + CASE WHEN of_source = 'purchase' AND of_stars = 1 THEN more ELSE 0 END,
    stars_2 = stars_2 + CASE WHEN of_source = 'purchase' AND of_stars = 2 THEN more ELSE 0 END,
    stars_3 = stars_3 + CASE WHEN of_source = 'purchase' AND of_stars = 3 THEN more ELSE 0 END,
    stars_4 = stars_4 + CASE WHEN of_source = 'purchase' AND of_stars = 4 THEN more ELSE 0 END,
    stars_5 = stars_5 + CASE WHEN of_source = 'purchase' AND of_stars = 5 THEN more ELSE 0 END,
    samples = samples + CASE WHEN of_source = 'sample' THEN more ELSE 0 END
  WHERE website_id = website AND product_id = product;
END $$;

CREATE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.is_shown THEN
    PERFORM rate_product(OLD.website_id, OLD.product_id, OLD.stars, OLD.source, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.is_shown THEN
    PERFORM rate_product(NEW.website_id, NEW.product_id, NEW.stars, NEW.source, 1);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_review AFTER INSERT OR UPDATE OF state, deleted_at, stars OR DELETE ON reviews
FOR EACH ROW EXECUTE FUNCTION count_review();

-- The buyer of an order is asked once, with a link that expires.
CREATE TABLE review_requests (
  website_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  due_at timestamptz NOT NULL,
  sent_at timestamptz,
  expires_at timestamptz,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, order_id) REFERENCES orders (website_id, id) ON DELETE CASCADE,
  CHECK ((sent_at IS NULL) = (expires_at IS NULL))
);
CREATE UNIQUE INDEX review_requests_of_order ON review_requests (website_id, order_id);
CREATE INDEX review_requests_due ON review_requests (website_id, due_at) WHERE sent_at IS NULL;

-- Who does not want to be asked again; in lower case.
CREATE TABLE review_stops (
  website_id text NOT NULL,
  email text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (website_id, email)
);
