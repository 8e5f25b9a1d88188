-- How many published reviews of a product have each number of stars, for lists and pages of the shop; kept by triggers of
-- the reviews. Samples of a starter are counted apart.
CREATE TABLE product_ratings (
  website_id text NOT NULL,
  product_id text NOT NULL,
  stars_1 integer NOT NULL DEFAULT 0 CHECK (stars_1 >= 0),
  stars_2 integer NOT NULL DEFAULT 0 CHECK (stars_2 >= 0),
  stars_3 integer NOT NULL DEFAULT 0 CHECK (stars_3 >= 0),
  stars_4 integer NOT NULL DEFAULT 0 CHECK (stars_4 >= 0),
  stars_5 integer NOT NULL DEFAULT 0 CHECK (stars_5 >= 0),
  samples integer NOT NULL DEFAULT 0 CHECK (samples >= 0),
  PRIMARY KEY (website_id, product_id),
  FOREIGN KEY (website_id, product_id) REFERENCES products (website_id, id) ON DELETE CASCADE
) WITH (fillfactor = 70);
