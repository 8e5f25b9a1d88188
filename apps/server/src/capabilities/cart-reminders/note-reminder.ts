import { type Id, newId } from '@vitrine/core/id/id.ts';
import { z } from 'zod';
import { type Context, within } from '../../context.ts';
import type { CartRow } from '../cart/index.ts';
import { agreedTo, recordConsent, withdrawConsent } from '../consents/index.ts';
import { emailOfSiteUser } from '../site-users/index.ts';
import { endReminder, readReminderOfCart, saveReminder } from './cart-reminders.store.ts';
import { remindersAsked } from './reminders-asked.ts';

const emailSchema = z.email().max(256).toLowerCase();
const place = '/checkout';

export interface TypedAtCheckout {
  readonly email: string;
  /** The version of the words that were ticked; empty if the box is. */
  readonly version: string;
  readonly siteUserId: Id | null;
}

/**
 * What the checkout says about reminders: a box that is ticked beside an address is a consent and begins the time until
 * the email; emptying the box or changing the address takes the consent back (rules REMINDER-1 and REMINDER-2).
 */
export async function noteReminder(
  context: Context,
  cart: Pick<CartRow, 'id' | 'state' | 'reminder_id'>,
  typed: TypedAtCheckout,
): Promise<void> {
  const asked = remindersAsked(context);
  if (asked === null || cart.state !== 'open' || cart.reminder_id !== null) return;
  const read = emailSchema.safeParse(typed.email.trim());
  const email = typed.version === asked.version && read.success ? read.data : null;
  await context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    const { clock, website } = inside;
    const known = await readReminderOfCart(transaction, website.id, cart.id);
    if (known?.mailed_at) return;
    if (known !== null && known.ended === null && known.email !== email) {
      await withdrawConsent(inside, { email: known.email, purpose: 'cartReminders', place });
      await endReminder(transaction, website.id, known.id, 'optedOut');
    }
    if (email === null) return;
    const { siteUserId } = typed;
    const person = { emails: [email], purpose: 'cartReminders' } as const;
    const hasAgreed = (await agreedTo(transaction, website.id, person)).has(email);
    if (!hasAgreed)
      await recordConsent(inside, {
        email,
        siteUserId,
        purpose: 'cartReminders',
        words: asked.words,
        place,
      });
    await save(inside, { cartId: cart.id, email, now: clock.now() });
  });
}

/** The cart of a site user whose consent stands, on whichever device it was filled (rule REMINDER-3). */
export async function noteOwned(
  context: Context,
  { cartId, siteUserId }: { readonly cartId: Id; readonly siteUserId: Id },
): Promise<void> {
  const { clock, database, website } = context;
  if (!website.settings.store.cartReminders.isOn) return;
  const email = (await emailOfSiteUser(context, siteUserId))?.toLowerCase();
  if (email === undefined) return;
  const agreed = await agreedTo(database, website.id, { emails: [email], purpose: 'cartReminders' });
  if (agreed.has(email)) await save(context, { cartId, email, now: clock.now() });
}

async function save(
  { database, website }: Context,
  { cartId, email, now }: { cartId: Id; email: string; now: Date },
): Promise<void> {
  await saveReminder(database, website.id, {
    id: newId(),
    cart_id: cartId,
    email,
    noted_at: now,
    due_at: new Date(now.getTime() + website.settings.store.cartReminders.hours * 3_600_000),
  });
}
