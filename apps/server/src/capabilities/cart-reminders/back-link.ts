import { reminderLinkDays } from '@vitrine/core/cart-reminders/cart-reminder.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { type ReminderRow, readReminder } from './cart-reminders.store.ts';

type Signer = Pick<Context, 'clock' | 'secrets' | 'website'>;

const purpose = 'cart-reminder';

/** The page that brings a cart back, for some days: it names the reminder, never the cart’s secret (rule REMINDER-7). */
export function backPath(signer: Signer, reminderId: Id): string {
  const until = Math.floor(signer.clock.now().getTime() / 1000) + reminderLinkDays * 86_400;
  return `/cart/back/${until}-${reminderId}-${signer.secrets.sign(purpose, named(signer, until, reminderId))}`;
}

/** `over` if the link is too old or its cart is gone; null if we did not sign it. */
export async function reminderOfLink(context: Context, token: string): Promise<ReminderRow | 'over' | null> {
  const { clock, database, secrets, website } = context;
  const [, until = '', id = '', signature = ''] = /^(\d{1,12})-([0-9a-z]{24})-([\w-]{43})$/.exec(token) ?? [];
  if (!secrets.isSigned(purpose, named(context, Number(until), id), signature)) return null;
  if (Number(until) * 1000 <= clock.now().getTime()) return 'over';
  return (await readReminder(database, website.id, id)) ?? 'over';
}

function named({ website }: Pick<Signer, 'website'>, until: number, reminderId: string): string {
  return `${website.id} ${until} ${reminderId}`;
}
