import { unitPriceOf } from '@vitrine/core/cart/choices/choices.ts';
import type { CartReminder } from '@vitrine/core/cart-reminders/cart-reminder.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Context } from '../../context.ts';
import type { KeysetPage } from '../../database/keyset.ts';
import { findSaleVariants } from '../products/index.ts';
import { itemWords } from './item-words.ts';
import {
  type ListedRow,
  listEntriesOf,
  listReminderRows,
  type ReminderFilter,
} from './listed-reminders.store.ts';

/** With what is in each cart, and its worth today (rule REMINDER-8). */
export async function listReminders(
  context: Context,
  filter: ReminderFilter,
): Promise<Result<KeysetPage<CartReminder> & { total: number }>> {
  const { database, website } = context;
  const page = await listReminderRows(database, website.id, filter);
  if (!page.ok) return page;
  const cartIds = page.value.rows.map(row => row.cart_id);
  const entries = await listEntriesOf(database, website.id, cartIds);
  const variants = await findSaleVariants(
    context,
    entries.map(entry => entry.variant_id),
  );
  const { currency } = website.settings.store;
  const rows = page.value.rows.map(row => {
    const lines = entries.flatMap(({ cart_id, variant_id, choices, quantity }) => {
      const variant = variants.get(variant_id);
      if (cart_id !== row.cart_id || !variant) return [];
      return [
        {
          words: itemWords({ quantity, variant }),
          worth: unitPriceOf(choices, variant.unitPrice) * quantity,
        },
      ];
    });
    return {
      ...viewOf(row),
      items: lines.map(({ words }) => words),
      worth: lines.reduce((sum, { worth }) => sum + worth, 0),
      currency,
    };
  });
  return succeed({ ...page.value, rows });
}

function viewOf(row: ListedRow): Omit<CartReminder, 'items' | 'worth' | 'currency'> {
  return {
    id: row.id,
    email: row.email,
    state: row.state,
    ending: row.ended === 'optedOut' ? null : row.ended,
    notedAt: row.noted_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    mailedAt: row.mailed_at?.toISOString() ?? null,
    orderId: row.order_id,
  };
}
