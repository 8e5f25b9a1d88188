-- Discounts name a category by its term, where they had the words that products were filed under. A word that names no
-- category stays: without it, the discount would apply to all products.
WITH words AS (
  SELECT website_id, unnest(categories) AS word FROM discounts
  UNION SELECT website_id, jsonb_array_elements_text(value -> 'categories') FROM discounts WHERE value ->> 'kind' = 'buyGet'
), terms AS (
  SELECT website_id, word, coalesce(
    (SELECT filed.term FROM products, LATERAL unnest(categories, category_slugs) AS filed (name, term)
     WHERE products.website_id = words.website_id AND lower(filed.name) = lower(words.word)
     ORDER BY filed.name = words.word DESC, filed.term LIMIT 1),
    (SELECT term FROM product_categories named
     WHERE named.website_id = words.website_id AND deleted_at IS NULL AND lower(words.word) IN (lower(name), term)
     ORDER BY cardinality(path), position, id LIMIT 1),
    words.word) AS term
  FROM words
)
UPDATE discounts SET
  categories = ARRAY(
    SELECT term FROM unnest(categories) WITH ORDINALITY AS given (word, at)
    JOIN terms ON terms.website_id = discounts.website_id AND terms.word = given.word
    GROUP BY term ORDER BY min(at)),
  value = CASE WHEN value ->> 'kind' = 'buyGet' THEN jsonb_set(value, '{categories}', to_jsonb(ARRAY(
    SELECT term FROM jsonb_array_elements_text(value -> 'categories') WITH ORDINALITY AS given (word, at)
    JOIN terms ON terms.website_id = discounts.website_id AND terms.word = given.word
    GROUP BY term ORDER BY min(at)))) ELSE value END
WHERE cardinality(categories) > 0 OR value ->> 'kind' = 'buyGet';

-- How often a discount on bought pieces applies to one order; null is as often as it fits.
UPDATE discounts SET value = value || '{"maxTimes": null}' WHERE value ->> 'kind' = 'buyGet';
