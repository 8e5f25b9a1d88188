-- A draft is the cart of the same id, which has what staff agreed; `content` is what was entered, `version` rises with
-- each save. `name`, `email`, `quantity` and `total` are for the list.
CREATE TABLE draft_orders (
  website_id text NOT NULL,
  id text NOT NULL,
  content jsonb NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  quantity integer NOT NULL CHECK (quantity >= 0),
  total bigint NOT NULL CHECK (total >= 0),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  deleted_by text NOT NULL DEFAULT '',
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, id) REFERENCES carts (website_id, id) ON DELETE CASCADE
);
CREATE INDEX draft_orders_newest ON draft_orders (website_id, updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX draft_orders_deleted ON draft_orders (deleted_at) WHERE deleted_at IS NOT NULL;
