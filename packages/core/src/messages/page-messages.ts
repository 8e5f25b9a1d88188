import type { messages as account } from './en/pages/account.messages.ts';
import type { messages as balances } from './en/pages/balances.messages.ts';
import type { messages as cartReminders } from './en/pages/cart-reminders.messages.ts';
import type { messages as consents } from './en/pages/consents.messages.ts';
import type { messages as discounts } from './en/pages/discounts.messages.ts';
import type { messages as documents } from './en/pages/documents.messages.ts';
import type { messages as donations } from './en/pages/donations.messages.ts';
import type { messages as downloads } from './en/pages/downloads.messages.ts';
import type { messages as draftOrders } from './en/pages/draft-orders.messages.ts';
import type { messages as finding } from './en/pages/finding.messages.ts';
import type { messages as giftCards } from './en/pages/gift-cards.messages.ts';
import type { messages as memberships } from './en/pages/memberships.messages.ts';
import type { messages as orders } from './en/pages/orders.messages.ts';
import type { messages as returns } from './en/pages/returns.messages.ts';
import type { messages as reviews } from './en/pages/reviews.messages.ts';
import type { messages as savedLines } from './en/pages/saved-lines.messages.ts';
import type { messages as stockNotices } from './en/pages/stock-notices.messages.ts';
import type { messages as store } from './en/pages/store.messages.ts';
import type { messages as subscriptions } from './en/pages/subscriptions.messages.ts';
import type { messages as website } from './en/pages/website.messages.ts';
import type { messages as withdrawals } from './en/pages/withdrawals.messages.ts';
import type { Spoken } from './message.ts';
import { type Catalogue, speaker } from './speak.ts';

type English = typeof account &
  typeof balances &
  typeof cartReminders &
  typeof consents &
  typeof discounts &
  typeof documents &
  typeof donations &
  typeof downloads &
  typeof draftOrders &
  typeof finding &
  typeof giftCards &
  typeof orders &
  typeof returns &
  typeof memberships &
  typeof withdrawals &
  typeof reviews &
  typeof stockNotices &
  typeof savedLines &
  typeof store &
  typeof subscriptions &
  typeof website;
export type Messages = Spoken<English>;

/** Texts on the pages that a website generates; English is the fallback (rule RENDER-12). */
export const messagesFor = speaker<English>(
  import.meta.glob<Catalogue>('./*/pages/*.messages.ts', { eager: true, import: 'messages' }),
);
