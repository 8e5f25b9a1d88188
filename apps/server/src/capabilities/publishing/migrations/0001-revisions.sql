-- What a revision holds lies in the revision_… tables of collections; here is what it is.
CREATE TABLE revisions (
  website_id text NOT NULL,
  id text NOT NULL,
  number integer NOT NULL,
  note text NOT NULL,
  by_name text NOT NULL,
  account_id text,
  at timestamptz NOT NULL,
  restored_from integer,
  -- Kept before a restore, never published.
  is_backup boolean NOT NULL DEFAULT false,
  home_page_id text,
  PRIMARY KEY (website_id, id)
);

CREATE UNIQUE INDEX revisions_by_number ON revisions (website_id, number);
