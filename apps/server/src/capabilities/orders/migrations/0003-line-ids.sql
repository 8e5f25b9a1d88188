-- Every line of an order has an id. Lines written before had none, and were one for each variant.
UPDATE orders SET lines = (
  SELECT jsonb_agg(jsonb_build_object('id', line->>'variantId') || line ORDER BY place)
  FROM jsonb_array_elements(lines) WITH ORDINALITY AS of (line, place))
WHERE jsonb_array_length(lines) > 0;
