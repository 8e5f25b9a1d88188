import type { CustomerSort } from '@vitrine/core/customers/customer.ts';
import type { Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { containing } from '../../database/containing.ts';
import type { Database } from '../../database/database.ts';
import { type KeysetPage, type ListOrder, type PageWanted, readPage } from '../../database/keyset.ts';

export interface CustomerRow {
  id: string;
  email: string;
  name: string;
  words: string;
  has_account: boolean;
  orders: number;
  spent: Readonly<Record<string, number>>;
  first_order_at: Date | null;
  last_order_at: Date | null;
  merged_into_id: string | null;
}

const sortedBy: Readonly<Record<CustomerSort, Pick<ListOrder, 'column' | 'type'>>> = {
  lastOrder: { column: 'listed_at', type: 'timestamptz' },
  spent: { column: 'main_spent', type: 'bigint' },
  orders: { column: 'orders', type: 'integer' },
};

export interface CustomerFilter {
  readonly search: string;
  readonly sort: CustomerSort;
}

export async function listCustomerRows(
  database: Database,
  websiteId: Id,
  { search, sort, ...wanted }: CustomerFilter & PageWanted,
): Promise<Result<KeysetPage<CustomerRow>>> {
  const { where, values } = conditionOf(websiteId, search);
  return readPage<CustomerRow & Record<string, unknown>>(
    database,
    {
      ...{ select: '*', from: 'customers', where, values },
      order: { ...sortedBy[sort], name: sort, id: 'id', isDescending: true },
    },
    wanted,
  );
}

export async function countCustomers(database: Database, websiteId: Id, search: string): Promise<number> {
  const { where, values } = conditionOf(websiteId, search);
  const [row] = await database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM customers WHERE ${where}`,
    values,
  );
  return row?.total ?? 0;
}

function conditionOf(websiteId: Id, search: string): { where: string; values: unknown[] } {
  const pattern = containing(search);
  return search === ''
    ? { where: 'website_id = $1 AND is_listed', values: [websiteId] }
    : { where: 'website_id = $1 AND is_listed AND words ILIKE $2', values: [websiteId, pattern] };
}

/** The customer with those merged into them, who come after; for a merged one, the one they are now. */
export async function readFamily(database: Database, websiteId: Id, id: Id): Promise<CustomerRow[]> {
  return database.query<CustomerRow & Record<string, unknown>>(
    `WITH main AS (SELECT coalesce(merged_into_id, id) AS id FROM customers WHERE website_id = $1 AND id = $2)
     SELECT customers.* FROM customers, main
     WHERE website_id = $1 AND (customers.id = main.id OR merged_into_id = main.id)
     ORDER BY merged_into_id IS NOT NULL, email`,
    [websiteId, id],
  );
}

/** The listed customer with this address, also if it is that of one merged into them. */
export async function findCustomer(database: Database, websiteId: Id, email: string): Promise<Id | null> {
  const [row] = await database.query<{ id: Id }>(
    'SELECT coalesce(merged_into_id, id) AS id FROM customers WHERE website_id = $1 AND email = $2',
    [websiteId, email.toLowerCase()],
  );
  return row?.id ?? null;
}

export async function readFamilyOf(database: Database, websiteId: Id, email: string): Promise<CustomerRow[]> {
  const [row] = await database.query<{ id: Id }>(
    'SELECT id FROM customers WHERE website_id = $1 AND email = $2',
    [websiteId, email.toLowerCase()],
  );
  return row ? readFamily(database, websiteId, row.id) : [];
}

/** With those merged into them before. */
export async function setMerged(
  database: Database,
  websiteId: Id,
  { id, into }: { readonly id: Id; readonly into: Id },
): Promise<void> {
  await database.query(
    `UPDATE customers SET merged_into_id = $3, is_listed = false
     WHERE website_id = $1 AND (id = $2 OR merged_into_id = $2)`,
    [websiteId, id, into],
  );
}

/** False if they are not merged. */
export async function setSeparate(
  database: Database,
  websiteId: Id,
  { id, from }: { readonly id: Id; readonly from: Id },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE customers SET merged_into_id = NULL
     WHERE website_id = $1 AND id = $2 AND merged_into_id = $3 RETURNING id`,
    [websiteId, id, from],
  );
  return rows.length > 0;
}
