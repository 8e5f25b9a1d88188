-- The words of the names of products, their categories and tags, for searches that are misspelled. A word is kept once,
-- with one of the products that have it: each transaction writes rows of its own products alone, so that none waits for
-- another. Two that add the same word at the same moment both keep it.
CREATE FUNCTION word_form(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(
    normalize(replace(replace(replace(replace(lower(word), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), NFD),
    U&'[\0300-\036F]', '', 'g'), '([aou])e', '\1', 'g')
$$;

CREATE TABLE product_words (
  website_id text NOT NULL,
  word text NOT NULL,
  product_id text NOT NULL,
  -- As it is compared, and what it is looked up by.
  form text NOT NULL,
  beginning text NOT NULL GENERATED ALWAYS AS (left(form, 1)) STORED,
  ending text NOT NULL GENERATED ALWAYS AS (right(form, 3)) STORED,
  letters integer NOT NULL GENERATED ALWAYS AS (char_length(form)) STORED,
  PRIMARY KEY (website_id, word, product_id)
);
CREATE INDEX product_words_by_beginning ON product_words (website_id, beginning, letters) INCLUDE (word, form);
CREATE INDEX product_words_by_ending ON product_words (website_id, ending, letters) INCLUDE (word, form);
CREATE INDEX product_words_of ON product_words (website_id, product_id);

INSERT INTO product_words (website_id, word, product_id, form)
SELECT website_id, word, min(id), word_form(word)
FROM products, LATERAL unnest(tsvector_to_array(to_tsvector('simple', concat_ws(' ', title, (
  SELECT string_agg(name, ' ') FROM product_terms WHERE product_terms.website_id = products.website_id
    AND product_id = products.id AND kind IN ('category', 'tag')))))) AS word
WHERE deleted_at IS NULL AND word ~ '^[[:alpha:]]{3,40}$'
GROUP BY website_id, word;
