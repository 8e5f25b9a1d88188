import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';

/** Posts the sale of an order before it is paid, because its invoice is issued (rule LEDGER-3). */
export async function bookSale({ database, website }: Context, orderId: Id, at: Date): Promise<void> {
  await database.query('SELECT book_order($1, $2, $3)', [website.id, orderId, at]);
}
