-- What is edited now. Each table has a twin below that keeps what was published, revision by revision.
CREATE TABLE collections (
  website_id text NOT NULL,
  id text NOT NULL,
  type integer NOT NULL,
  title text NOT NULL,
  slug text NOT NULL,
  parent_id text,
  navigation text NOT NULL CHECK (navigation IN ('main', 'footer', 'none')),
  position integer NOT NULL,
  state text NOT NULL CHECK (state IN ('enabled', 'hidden')),
  seo_title text NOT NULL DEFAULT '',
  seo_description text NOT NULL DEFAULT '',
  link_address text NOT NULL DEFAULT '',
  password_hash text,
  document_id text,
  -- What an import calls it, so that importing again finds it.
  source_key text,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (website_id, id)
);

CREATE UNIQUE INDEX collections_by_slug ON collections (website_id, slug) WHERE deleted_at IS NULL AND type <> 33;
CREATE UNIQUE INDEX collections_by_source ON collections (website_id, source_key) WHERE source_key IS NOT NULL;

CREATE TABLE items (
  website_id text NOT NULL,
  id text NOT NULL,
  collection_id text NOT NULL,
  record_type integer NOT NULL,
  state text NOT NULL CHECK (state IN ('published', 'scheduled', 'needsReview', 'draft', 'private')),
  title text NOT NULL,
  slug text NOT NULL,
  author text NOT NULL DEFAULT '',
  excerpt text NOT NULL DEFAULT '',
  image_id text,
  categories text[] NOT NULL DEFAULT '{}',
  tags text[] NOT NULL DEFAULT '{}',
  published_at timestamptz,
  is_sticky boolean NOT NULL DEFAULT false,
  are_comments_open boolean NOT NULL DEFAULT false,
  seo_title text NOT NULL DEFAULT '',
  seo_description text NOT NULL DEFAULT '',
  password_hash text,
  document_id text NOT NULL,
  source_key text,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (website_id, id)
);

CREATE UNIQUE INDEX items_by_slug ON items (website_id, collection_id, slug) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX items_by_source ON items (website_id, source_key) WHERE source_key IS NOT NULL;
CREATE INDEX items_by_date ON items (website_id, collection_id, published_at DESC);

CREATE TABLE page_documents (
  website_id text NOT NULL,
  id text NOT NULL,
  document jsonb NOT NULL,
  -- The words in it, for search.
  words text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, id)
);

-- One row a website: its styles, and the documents above and below every page.
CREATE TABLE site_designs (
  website_id text PRIMARY KEY,
  styles jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  header_id text NOT NULL,
  footer_id text NOT NULL
);

-- Said by readers; not versioned, as it is theirs and shows at once.
CREATE TABLE comments (
  website_id text NOT NULL,
  id text NOT NULL,
  item_id text NOT NULL,
  parent_id text,
  author text NOT NULL,
  email text NOT NULL DEFAULT '',
  author_address text NOT NULL DEFAULT '',
  body text NOT NULL,
  at timestamptz,
  is_approved boolean NOT NULL,
  source_key text,
  PRIMARY KEY (website_id, id)
);

CREATE INDEX comments_of_item ON comments (website_id, item_id);
CREATE UNIQUE INDEX comments_by_source ON comments (website_id, source_key) WHERE source_key IS NOT NULL;

CREATE TABLE redirects (
  website_id text NOT NULL,
  from_path text NOT NULL,
  to_path text NOT NULL,
  is_prefix boolean NOT NULL DEFAULT false,
  PRIMARY KEY (website_id, from_path)
);

CREATE TABLE revision_collections (
  website_id text NOT NULL,
  revision_id text NOT NULL,
  id text NOT NULL,
  type integer NOT NULL,
  title text NOT NULL,
  slug text NOT NULL,
  parent_id text,
  navigation text NOT NULL,
  position integer NOT NULL,
  state text NOT NULL,
  seo_title text NOT NULL,
  seo_description text NOT NULL,
  link_address text NOT NULL,
  password_hash text,
  document_id text,
  source_key text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, revision_id, id)
);

CREATE TABLE revision_items (
  website_id text NOT NULL,
  revision_id text NOT NULL,
  id text NOT NULL,
  collection_id text NOT NULL,
  record_type integer NOT NULL,
  state text NOT NULL,
  title text NOT NULL,
  slug text NOT NULL,
  author text NOT NULL,
  excerpt text NOT NULL,
  image_id text,
  categories text[] NOT NULL,
  tags text[] NOT NULL,
  published_at timestamptz,
  is_sticky boolean NOT NULL,
  are_comments_open boolean NOT NULL,
  seo_title text NOT NULL,
  seo_description text NOT NULL,
  password_hash text,
  document_id text NOT NULL,
  source_key text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (website_id, revision_id, id)
);

CREATE INDEX revision_items_by_slug ON revision_items (website_id, revision_id, collection_id, slug);
CREATE INDEX revision_items_by_date ON revision_items (website_id, revision_id, collection_id, published_at DESC);

-- A document's state at a version is kept once, however many revisions hold it.
CREATE TABLE document_snapshots (
  website_id text NOT NULL,
  document_id text NOT NULL,
  version integer NOT NULL,
  document jsonb NOT NULL,
  words text NOT NULL,
  search tsvector NOT NULL,
  PRIMARY KEY (website_id, document_id, version)
);

CREATE TABLE revision_documents (
  website_id text NOT NULL,
  revision_id text NOT NULL,
  document_id text NOT NULL,
  version integer NOT NULL,
  PRIMARY KEY (website_id, revision_id, document_id)
);

CREATE TABLE revision_designs (
  website_id text NOT NULL,
  revision_id text NOT NULL,
  styles jsonb NOT NULL,
  header_id text NOT NULL,
  footer_id text NOT NULL,
  PRIMARY KEY (website_id, revision_id)
);

CREATE TABLE revision_redirects (
  website_id text NOT NULL,
  revision_id text NOT NULL,
  from_path text NOT NULL,
  to_path text NOT NULL,
  is_prefix boolean NOT NULL,
  PRIMARY KEY (website_id, revision_id, from_path)
);
