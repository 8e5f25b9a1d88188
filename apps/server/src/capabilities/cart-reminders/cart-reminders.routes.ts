import { cartReminderCalls as calls } from '@vitrine/core/cart-reminders/cart-reminders.calls.ts';
import { succeed } from '@vitrine/core/errors/result.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { listReminders } from './list-reminders.ts';
import { countRecovered } from './listed-reminders.store.ts';

export const cartReminderRoutes: readonly BoundCall[] = [
  bindCall(calls.list, async (context, { query }) => {
    const { database, website } = context;
    const page = await listReminders(context, query);
    if (!page.ok) return page;
    const { rows, ...rest } = page.value;
    const { mailed, recovered, amount } = await countRecovered(database, website.id);
    const { cartReminders, currency } = website.settings.store;
    return succeed({
      ...rest,
      reminders: rows,
      counts: { mailed, recovered, recoveredAmount: Number(amount) },
      currency,
      isOn: cartReminders.isOn,
    });
  }),
];
