-- The content of an email that its owner changed, in one language. Its pictures are kept as they were when it was saved.
CREATE TABLE mail_documents (
  website_id text NOT NULL,
  kind text NOT NULL,
  language text NOT NULL,
  subject text NOT NULL,
  preheader text NOT NULL,
  entries jsonb NOT NULL,
  pictures jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, kind, language)
);

-- The emails that a website does not send.
CREATE TABLE mail_switched_off (
  website_id text NOT NULL,
  kind text NOT NULL,
  PRIMARY KEY (website_id, kind)
);
