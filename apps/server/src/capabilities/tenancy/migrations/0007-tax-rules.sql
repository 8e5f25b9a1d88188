-- A store has tax rules by place and class of products instead of one rate for each country; rates are in thousandths of a
-- percent instead of hundredths.
UPDATE websites SET settings = jsonb_set(
  settings, '{store,tax}',
  ((settings #> '{store,tax}') - 'rates' - 'isShippingTaxed')
  || jsonb_build_object('rules', coalesce((
    SELECT jsonb_agg(jsonb_build_object(
      'country', country, 'region', '', 'postalCodes', '',
      'rates', jsonb_build_object('standard', jsonb_build_array(jsonb_build_object('name', '', 'rate', rate::int * 10)))))
    FROM jsonb_each_text(CASE jsonb_typeof(settings #> '{store,tax,rates}')
      WHEN 'object' THEN settings #> '{store,tax,rates}' ELSE '{}' END) AS given (country, rate)), '[]'))
  || CASE WHEN settings #> '{store,tax,isShippingTaxed}' = 'false' THEN '{"shipping": null}' ELSE '{}' END::jsonb)
WHERE jsonb_typeof(settings #> '{store,tax}') = 'object'
  AND (settings #> '{store,tax}') ?| ARRAY['rates', 'isShippingTaxed'];
