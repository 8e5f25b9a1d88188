-- The shipping options of a store belong to zones; those it had are offered everywhere. Their ids are those that open carts
-- name.
UPDATE websites SET settings = jsonb_set(
  settings #- '{store,shippingOptions}', '{store,shippingZones}',
  jsonb_build_array(jsonb_build_object(
    'id', 'everywhere', 'name', 'Everywhere', 'places', '[{"country": "*"}]'::jsonb,
    'options', settings #> '{store,shippingOptions}')))
WHERE jsonb_typeof(settings #> '{store,shippingOptions}') = 'array';
