import type { messages as cardPayments } from './en/site/card-payments.messages.ts';
import type { messages as cartReminders } from './en/site/cart-reminders.messages.ts';
import type { messages as consents } from './en/site/consents.messages.ts';
import type { messages as discounts } from './en/site/discounts.messages.ts';
import type { messages as documents } from './en/site/documents.messages.ts';
import type { messages as donations } from './en/site/donations.messages.ts';
import type { messages as downloads } from './en/site/downloads.messages.ts';
import type { messages as draftOrders } from './en/site/draft-orders.messages.ts';
import type { messages as express } from './en/site/express-checkout.messages.ts';
import type { messages as forms } from './en/site/forms.messages.ts';
import type { messages as giftCards } from './en/site/gift-cards.messages.ts';
import type { messages as labels } from './en/site/labels.messages.ts';
import type { messages as madeToOrder } from './en/site/made-to-order.messages.ts';
import type { messages as payPal } from './en/site/paypal.messages.ts';
import type { messages as pointOfSale } from './en/site/point-of-sale.messages.ts';
import type { messages as returns } from './en/site/returns.messages.ts';
import type { messages as reviews } from './en/site/reviews.messages.ts';
import type { messages as savedLines } from './en/site/saved-lines.messages.ts';
import type { messages as shipments } from './en/site/shipments.messages.ts';
import type { messages as stockNotices } from './en/site/stock-notices.messages.ts';
import type { messages as store } from './en/site/store.messages.ts';
import type { messages as subscriptions } from './en/site/subscriptions.messages.ts';
import type { messages as website } from './en/site/website.messages.ts';
import type { messages as withdrawals } from './en/site/withdrawals.messages.ts';
import type { Spoken, ValuesFor } from './message.ts';
import { type Catalogue, speaker } from './speak.ts';

export type SiteEnglish = typeof cardPayments &
  typeof cartReminders &
  typeof consents &
  typeof discounts &
  typeof documents &
  typeof donations &
  typeof downloads &
  typeof draftOrders &
  typeof express &
  typeof forms &
  typeof labels &
  typeof madeToOrder &
  typeof payPal &
  typeof pointOfSale &
  typeof returns &
  typeof withdrawals &
  typeof reviews &
  typeof giftCards &
  typeof shipments &
  typeof stockNotices &
  typeof savedLines &
  typeof store &
  typeof subscriptions &
  typeof website;
export type Words = Spoken<SiteEnglish>;

const files = import.meta.glob<Catalogue>('./*/site/*.messages.ts', { eager: true, import: 'messages' });

/** Texts for visitors about the rules of a website, in its language; English is the fallback (rule MESSAGES-4). */
export const wordsIn = speaker<SiteEnglish>(files);

/** A message chosen at run time, with the values of any of its variants. */
export function say<Message>(message: Message, ...[values]: ValuesFor<Message>): string {
  return typeof message === 'function' ? message(values) : String(message);
}
