-- A store has a list of shipping options; the one it had becomes the first. Its id is the one that open carts name.
UPDATE websites SET settings = jsonb_set(
  settings #- '{store,shipping}', '{store,shippingOptions}',
  jsonb_build_array(
    jsonb_build_object('id', 'flat', 'name', 'Standard shipping', 'amount', 0, 'freeFrom', NULL)
    || (settings #> '{store,shipping}')))
WHERE jsonb_typeof(settings #> '{store,shipping}') = 'object';
