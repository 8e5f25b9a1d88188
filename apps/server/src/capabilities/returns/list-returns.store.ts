import type { Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { ReturnState } from '@vitrine/core/returns/return.ts';
import { containing } from '../../database/containing.ts';
import type { Database } from '../../database/database.ts';
import type { PageWanted } from '../../database/keyset.ts';
import { type ListedPage, readListedPage } from '../../database/listed-page.ts';
import { readWithParts } from '../../database/read-with-parts.ts';
import type { ReturnRow } from './returns.store.ts';

export interface ReturnFilter {
  readonly search?: string;
  /** Without one, those that are open. */
  readonly state?: ReturnState | 'all' | undefined;
  readonly before?: Id | undefined;
}

/** Newest first (rule RETURN-13). */
export async function listReturns(
  database: Database,
  websiteId: Id,
  { search = '', state, before, ...wanted }: ReturnFilter & PageWanted,
): Promise<Result<ListedPage<ReturnRow>>> {
  const values: unknown[] = [websiteId];
  const place = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['returns.website_id = $1'];
  if (state === undefined) conditions.push('is_open');
  else if (state !== 'all') conditions.push(`returns.state = ${place(state)}`);
  if (before !== undefined) conditions.push(`returns.id < ${place(before)}`);
  if (search !== '') {
    const [, number = null, serial = null] = /^#?(\d{1,9})(?:-(\d{1,9}))?$/.exec(search) ?? [];
    const isOfNumber = `number = ${place(number)}::integer AND serial = coalesce(${place(serial)}::integer, serial)`;
    const pattern = place(containing(search));
    conditions.push(`(${isOfNumber} OR email ILIKE ${pattern} OR address->>'name' ILIKE ${pattern})`);
    const orders = await readWithParts(database, websiteId, { table: 'order_parts', id: 'order_id', search });
    if (orders !== null)
      conditions.push(
        `returns.order_id = ANY (ARRAY(SELECT unnest(${place(orders)}::text[])
           UNION ALL SELECT id FROM orders WHERE website_id = $1 AND number = ${place(number)}::integer))`,
      );
  }
  const from =
    search === ''
      ? 'returns'
      : 'returns JOIN orders ON orders.website_id = returns.website_id AND orders.id = order_id';
  return readListedPage<ReturnRow & Record<string, unknown>>(
    database,
    {
      select: 'returns.*',
      from,
      where: conditions.join(' AND '),
      values,
      order: { name: 'asked', column: 'returns.id', type: 'text', id: 'returns.id', isDescending: true },
    },
    wanted,
  );
}
