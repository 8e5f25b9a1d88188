import type { CheckoutBody } from '@vitrine/core/checkout/checkout.calls.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { hashOfCart, readCartByToken } from '../cart/index.ts';
import { noteReminder } from '../cart-reminders/index.ts';

interface Typed {
  readonly token: string | undefined;
  readonly body: CheckoutBody;
  readonly siteUserId: Id | null;
}

/** Before anything else becomes of a post: whether its buyer wants to be reminded of the cart (rule REMINDER-1). */
export async function rememberTyped(context: Context, { token, body, siteUserId }: Typed): Promise<void> {
  const { database, website } = context;
  if (!website.settings.store.cartReminders.isOn) return;
  const cart = await readCartByToken(database, website.id, hashOfCart(token));
  const { email, cartReminders: version } = body;
  if (cart !== null) await noteReminder(context, cart, { email, version, siteUserId });
}
