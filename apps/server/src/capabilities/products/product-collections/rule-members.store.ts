import type { Id } from '@vitrine/core/id/id.ts';
import type { CollectionRule, ProductCondition } from '@vitrine/core/products/product-collection.ts';
import type { ProductOrder } from '@vitrine/core/products/product-filters.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import { among } from '../../../database/among.ts';
import type { Database } from '../../../database/database.ts';

const day = 86_400_000;

const from = `products
  JOIN product_facets facets ON facets.website_id = $1 AND facets.product_id = products.id
  JOIN product_totals totals ON totals.website_id = $1 AND totals.product_id = products.id
  WHERE products.website_id = $1 AND products.deleted_at IS NULL`;

/** The products that a rule finds; one without conditions finds none (rule PRODUCTLIST-4). */
function found({ rule, now }: { rule: CollectionRule; now: Date }, values: unknown[]): string {
  if (rule.conditions.length === 0) return `${from} AND false`;
  const add = (value: unknown, type: string) => {
    values.push(value);
    return `$${values.length}::${type}`;
  };
  const parts = rule.conditions.map(condition => conditionSql(condition, now, add));
  return `${from} AND (${parts.join(rule.isAny ? ' OR ' : ' AND ')})`;
}

function conditionSql(
  condition: ProductCondition,
  now: Date,
  add: (value: unknown, type: string) => string,
): string {
  switch (condition.kind) {
    case 'category':
      return `${add(`category:${condition.term}`, 'text')} = ANY (facets.terms)`;
    case 'tag':
      return `${add(`tag:${slugOf(condition.tag)}`, 'text')} = ANY (facets.terms)`;
    case 'price': {
      const least = add(condition.from ?? 0, 'int');
      return condition.to === null
        ? `totals.starting_price >= ${least}`
        : `totals.starting_price BETWEEN ${least} AND ${add(condition.to, 'int')}`;
    }
    case 'sale':
      return 'totals.is_on_sale';
    case 'stock':
      return 'totals.pieces > 0';
    case 'type':
      return `products.type = ${add(condition.type, 'int')}`;
    case 'created':
      return `products.created_at >= ${add(new Date(now.getTime() - condition.days * day), 'timestamptz')}`;
    case 'title':
      return `position(${add(condition.text.toLowerCase(), 'text')} IN products.lowered_title) > 0`;
  }
}

export interface RuleOfCollection {
  readonly id: Id;
  readonly name: string;
  readonly rule: CollectionRule;
}

/** Makes these products members of the collection or not, as its rule says now; whether any changed. */
export async function writeMembers(
  database: Database,
  websiteId: Id,
  { collection, productIds, now }: { collection: RuleOfCollection; productIds: readonly Id[]; now: Date },
): Promise<boolean> {
  const values: unknown[] = [websiteId, productIds, collection.id, collection.name];
  const rows = await database.query(
    `WITH wanted AS MATERIALIZED (
       SELECT products.id, products.position, facets.publish_at
       FROM ${found({ rule: collection.rule, now }, values)} AND products.id ${among('$2')}),
     lost AS (
       DELETE FROM product_terms WHERE website_id = $1 AND kind = 'collection' AND slug = $3
         AND product_id ${among('$2')} AND product_id NOT IN (SELECT id FROM wanted)),
     kept AS (
       INSERT INTO product_terms (website_id, product_id, kind, slug, name, position, publish_at)
       SELECT $1, id, 'collection', $3, $4, position, publish_at FROM wanted ORDER BY id
       ON CONFLICT (website_id, product_id, kind, slug) DO UPDATE
         SET position = excluded.position, publish_at = excluded.publish_at
         WHERE (product_terms.position, product_terms.publish_at) IS DISTINCT FROM (excluded.position, excluded.publish_at))
     UPDATE product_facets SET terms = CASE WHEN product_id IN (SELECT id FROM wanted)
         THEN ARRAY(SELECT unnest(terms || ('collection:' || $3)) ORDER BY 1) ELSE array_remove(terms, 'collection:' || $3) END
     WHERE website_id = $1 AND product_id ${among('$2')}
       AND ('collection:' || $3 = ANY (terms)) <> (product_id IN (SELECT id FROM wanted))
     RETURNING 1`,
    values,
  );
  return rows.length > 0;
}

/** The products whose membership is not what the rule says; those of none if the rule is null. */
export async function listStrays(
  database: Database,
  websiteId: Id,
  { id, rule, now }: { id: Id; rule: CollectionRule | null; now: Date },
): Promise<Id[]> {
  const values: unknown[] = [websiteId, id];
  const had = `SELECT product_id AS id FROM product_terms WHERE website_id = $1 AND kind = 'collection' AND slug = $2`;
  const wanted = rule === null ? null : `SELECT products.id FROM ${found({ rule, now }, values)}`;
  const rows = await database.query<{ id: Id }>(
    wanted === null
      ? `${had} ORDER BY id`
      : `WITH had AS MATERIALIZED (${had}), wanted AS MATERIALIZED (${wanted})
         (SELECT id FROM had EXCEPT SELECT id FROM wanted) UNION ALL
         (SELECT id FROM wanted EXCEPT SELECT id FROM had) ORDER BY id`,
    values,
  );
  return rows.map(row => row.id);
}

/** Takes these products out of a collection that is by rule no longer. */
export async function forgetMembers(
  database: Database,
  websiteId: Id,
  { id, productIds }: { id: Id; productIds: readonly Id[] },
): Promise<void> {
  await database.query(
    `WITH lost AS (
       DELETE FROM product_terms WHERE website_id = $1 AND kind = 'collection' AND slug = $2 AND product_id ${among('$3')})
     UPDATE product_facets SET terms = array_remove(terms, 'collection:' || $2)
     WHERE website_id = $1 AND product_id ${among('$3')}`,
    [websiteId, id, productIds],
  );
}

/** The ids of collections that have members by rule. */
export async function listFilled(database: Database, websiteId: Id): Promise<Id[]> {
  const rows = await database.query<{ slug: Id }>(
    `SELECT slug FROM product_counts WHERE website_id = $1 AND kind = 'collection'
     GROUP BY slug HAVING sum(kept) > 0`,
    [websiteId],
  );
  return rows.map(row => row.slug);
}

const orders: Readonly<Record<ProductOrder, string>> = {
  featured: 'products.position, products.id',
  newest: 'products.created_at DESC, products.id DESC',
  price: 'totals.starting_price, products.id',
  '-price': 'totals.starting_price DESC, products.id DESC',
  name: 'products.lowered_title, products.id',
  rating: 'totals.rating DESC, products.id DESC',
};

/** How many products a rule finds, and the first of them in its order. */
export async function previewRule(
  database: Database,
  websiteId: Id,
  { rule, now, limit }: { rule: CollectionRule; now: Date; limit: number },
): Promise<{ total: number; ids: Id[] }> {
  const values: unknown[] = [websiteId, limit];
  const source = found({ rule, now }, values);
  const rows = await database.query<{ id: Id; total: number }>(
    `SELECT products.id, (count(*) OVER ())::int AS total FROM ${source} ORDER BY ${orders[rule.order]} LIMIT $2`,
    values,
  );
  return { total: rows[0]?.total ?? 0, ids: rows.map(row => row.id) };
}
