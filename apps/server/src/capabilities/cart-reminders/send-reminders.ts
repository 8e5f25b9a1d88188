import { type ReminderEnding, reminderLinkDays } from '@vitrine/core/cart-reminders/cart-reminder.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import { type Context, within } from '../../context.ts';
import {
  type CartRow,
  type LoadedCart,
  loadEntries,
  lockCart,
  markReminded,
  readCart,
} from '../cart/index.ts';
import { standingWithdrawal } from '../consents/index.ts';
import { queueMail, takeMail } from '../mail/index.ts';
import { hasOrderedSince } from '../orders/index.ts';
import { publishedLook } from '../publishing/index.ts';
import { websiteAddress } from '../tenancy/index.ts';
import { backPath } from './back-link.ts';
import {
  dropReminder,
  endReminder,
  listDueReminders,
  markMailed,
  postpone,
  type ReminderRow,
  wasMailedSince,
} from './cart-reminders.store.ts';
import { itemWords } from './item-words.ts';
import { reminderMail } from './reminder-mail.ts';

const atOnce = 50;
const hour = 3_600_000;
const millisecondsADay = 86_400_000;

/** Sends the reminders that are due, each once (rules REMINDER-4 and REMINDER-5). */
export async function sendReminders(context: Context, isStopping: () => boolean): Promise<void> {
  const { clock, database, website } = context;
  for (let after: Id | '' = ''; ; ) {
    const asked = { now: clock.now(), after, limit: atOnce };
    const due = await listDueReminders(database, website.id, asked);
    for (const row of due) {
      if (isStopping()) throw new Error('The server is stopping.');
      await sendReminder(context, row);
      after = row.id;
    }
    if (due.length < atOnce) return;
  }
}

async function sendReminder(context: Context, row: ReminderRow): Promise<void> {
  const { clock, database, website } = context;
  const { cartReminders } = website.settings.store;
  const cart = await readCart(database, website.id, row.cart_id);
  // One that was mailed about before, as it was or before it joined another.
  if (cart === null || cart.state !== 'open' || cart.reminder_id !== null)
    return dropReminder(database, website.id, row.id);
  const dueAt = new Date(cart.updated_at.getTime() + cartReminders.hours * hour);
  if (cartReminders.isOn && dueAt > clock.now()) return postpone(database, website.id, { id: row.id, dueAt });
  const loaded = await loadEntries(context, cart);
  const stop = await standingWithdrawal(context, { email: row.email, purpose: 'cartReminders' });
  const ending = stop === null ? 'optedOut' : await endingOf(context, row, loaded);
  if (stop === null || ending !== null)
    return endReminder(database, website.id, row.id, ending ?? 'optedOut');
  const mail = await mailOf(context, { row, loaded, stop });
  await database.transaction(transaction => send(within(context, transaction), { row, cart, mail }));
}

/** Under the lock that an order takes too: after it there is no reminder (rule REMINDER-5). */
async function send(
  context: Context,
  { row, cart, mail }: { row: ReminderRow; cart: CartRow; mail: Awaited<ReturnType<typeof mailOf>> },
): Promise<void> {
  const { clock, database, website } = context;
  const locked = await lockCart(database, website.id, cart.id);
  const isUnchanged = locked?.state === 'open' && locked.version === cart.version;
  // An order that was begun may still be paid.
  if (!isUnchanged || locked.order_id !== null) {
    const dueAt = new Date(clock.now().getTime() + hour);
    return postpone(database, website.id, { id: row.id, dueAt });
  }
  const since = new Date(clock.now().getTime() - millisecondsADay);
  const { email } = row;
  const isTooOften =
    (await wasMailedSince(database, website.id, { email, since })) ||
    (await takeMail(context, { about: 'cart reminder', to: email })) !== null;
  if (isTooOften) return endReminder(database, website.id, row.id, 'tooOften');
  if (!(await markMailed(database, website.id, row.id, clock.now()))) return;
  await markReminded(database, website.id, { cartId: cart.id, reminderId: row.id });
  const { contactEmail } = website.settings;
  await queueMail(context, {
    kind: 'orders.cartReminder',
    to: row.email,
    ...(contactEmail === '' ? {} : { replyTo: contactEmail }),
    ...mail,
  });
}

async function endingOf(
  context: Context,
  row: ReminderRow,
  { lines }: LoadedCart,
): Promise<ReminderEnding | null> {
  const { cartReminders, isOpen } = context.website.settings.store;
  if (!cartReminders.isOn) return 'off';
  if (!isOpen) return 'closed';
  if (!lines.some(isToBeHad)) return 'soldOut';
  const since = { email: row.email, since: row.noted_at };
  return (await hasOrderedSince(context, since)) ? 'ordered' : null;
}

const isToBeHad = ({ problem }: LoadedCart['lines'][number]) => problem === null || problem === 'tooFew';

async function mailOf(
  context: Context,
  { row, loaded, stop }: { row: ReminderRow; loaded: LoadedCart; stop: string },
) {
  const { clock, configuration, website } = context;
  const { language, store } = website.settings;
  const here = websiteAddress(configuration, website.subdomain);
  const content = reminderMail({
    website,
    look: await publishedLook(context),
    items: loaded.lines.filter(isToBeHad).map(line => ({
      words: itemWords(line),
      choices: [],
      amount: formatMoney(priceIn(store, line.unitPrice * line.quantity), language),
    })),
    address: here + backPath(context, row.id),
    stopAddress: here + stop,
    until: new Date(clock.now().getTime() + reminderLinkDays * millisecondsADay),
  });
  return { ...content, unsubscribe: here + stop };
}
