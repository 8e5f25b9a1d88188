-- What stood here of each imported thing when its import was done, so that the next one sees what its owner changed.
CREATE TABLE import_prints (
  website_id text NOT NULL,
  source_key text NOT NULL,
  print text NOT NULL,
  PRIMARY KEY (website_id, source_key)
);
