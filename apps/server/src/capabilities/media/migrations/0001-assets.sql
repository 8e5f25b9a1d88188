-- The bytes lie under website/asset/ in the media store: `original`, and the variants listed here by width.
CREATE TABLE assets (
  website_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('image', 'video', 'audio', 'file')),
  file_name text NOT NULL,
  content_type text NOT NULL,
  bytes bigint NOT NULL,
  sha256 text NOT NULL,
  width integer NOT NULL DEFAULT 0,
  height integer NOT NULL DEFAULT 0,
  is_animated boolean NOT NULL DEFAULT false,
  alt text NOT NULL DEFAULT '',
  caption text NOT NULL DEFAULT '',
  focal_x double precision NOT NULL DEFAULT 0.5,
  focal_y double precision NOT NULL DEFAULT 0.5,
  placeholder text NOT NULL DEFAULT '',
  color text NOT NULL DEFAULT '',
  webp_widths integer[] NOT NULL DEFAULT '{}',
  avif_widths integer[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (website_id, id)
);

CREATE INDEX assets_by_content ON assets (website_id, sha256) WHERE deleted_at IS NULL;
CREATE INDEX assets_deleted ON assets (website_id, deleted_at) WHERE deleted_at IS NOT NULL;
