-- How each way to pay is set up on a website; one without a row is as its folder says.
CREATE TABLE payment_methods (
  website_id text NOT NULL,
  method text NOT NULL,
  is_enabled boolean NOT NULL,
  settings jsonb NOT NULL CHECK (jsonb_typeof(settings) = 'object'),
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, method)
);

-- What payment services know a website by, sealed with the platform's key; never in an archive or an answer.
CREATE TABLE payment_secrets (
  website_id text NOT NULL,
  method text NOT NULL,
  name text NOT NULL,
  sealed text NOT NULL,
  set_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, method, name),
  FOREIGN KEY (website_id, method) REFERENCES payment_methods (website_id, method) ON DELETE CASCADE
);

-- They were part of the website's settings before.
INSERT INTO payment_methods (website_id, method, is_enabled, settings, changed_at)
SELECT id, 'manual', payments->'manual' IS DISTINCT FROM 'false'::jsonb,
  jsonb_build_object('instructions', coalesce(payments->>'manualInstructions', '')), now()
FROM (SELECT id, settings #> '{store,payments}' AS payments FROM websites) before
WHERE jsonb_typeof(payments) = 'object'
UNION ALL
SELECT id, 'test', payments->'test' IS DISTINCT FROM 'false'::jsonb, '{}', now()
FROM (SELECT id, settings #> '{store,payments}' AS payments FROM websites) before
WHERE jsonb_typeof(payments) = 'object';
UPDATE websites SET settings = settings #- '{store,payments}' WHERE settings #> '{store,payments}' IS NOT NULL;
