-- The words of a product as they are searched, made when somebody searches after it changed.
CREATE TABLE product_texts (
  website_id text NOT NULL,
  product_id text NOT NULL,
  version integer NOT NULL,
  -- How words were brought to their stems: the website's language then.
  config text NOT NULL,
  text tsvector NOT NULL,
  PRIMARY KEY (website_id, product_id),
  FOREIGN KEY (website_id, product_id) REFERENCES products (website_id, id) ON DELETE CASCADE
);
CREATE INDEX product_texts_by_word ON product_texts USING gin (text);
