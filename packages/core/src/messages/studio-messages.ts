import type { messages as addressLookup } from './en/studio/address-lookup.messages.ts';
import type { messages as archives } from './en/studio/archives.messages.ts';
import type { messages as balances } from './en/studio/balances.messages.ts';
import type { messages as books } from './en/studio/books.messages.ts';
import type { messages as canvas } from './en/studio/canvas.messages.ts';
import type { messages as cartReminders } from './en/studio/cart-reminders.messages.ts';
import type { messages as categories } from './en/studio/categories.messages.ts';
import type { messages as comments } from './en/studio/comments.messages.ts';
import type { messages as controls } from './en/studio/controls.messages.ts';
import type { messages as customers } from './en/studio/customers.messages.ts';
import type { messages as design } from './en/studio/design.messages.ts';
import type { messages as discounts } from './en/studio/discounts.messages.ts';
import type { messages as donations } from './en/studio/donations.messages.ts';
import type { messages as downloads } from './en/studio/downloads.messages.ts';
import type { messages as draftOrders } from './en/studio/draft-orders.messages.ts';
import type { messages as emails } from './en/studio/emails.messages.ts';
import type { messages as forms } from './en/studio/forms.messages.ts';
import type { messages as frame } from './en/studio/frame.messages.ts';
import type { messages as giftCards } from './en/studio/gift-cards.messages.ts';
import type { messages as imports } from './en/studio/imports.messages.ts';
import type { messages as inventory } from './en/studio/inventory.messages.ts';
import type { messages as labels } from './en/studio/labels.messages.ts';
import type { messages as launch } from './en/studio/launch.messages.ts';
import type { messages as madeToOrder } from './en/studio/made-to-order.messages.ts';
import type { messages as mail } from './en/studio/mail.messages.ts';
import type { messages as manyOrders } from './en/studio/many-orders.messages.ts';
import type { messages as media } from './en/studio/media.messages.ts';
import type { messages as memberships } from './en/studio/memberships.messages.ts';
import type { messages as orderEdits } from './en/studio/order-edits.messages.ts';
import type { messages as orders } from './en/studio/orders.messages.ts';
import type { messages as overview } from './en/studio/overview.messages.ts';
import type { messages as pages } from './en/studio/pages.messages.ts';
import type { messages as platform } from './en/studio/platform.messages.ts';
import type { messages as pointOfSale } from './en/studio/point-of-sale.messages.ts';
import type { messages as productCollections } from './en/studio/product-collections.messages.ts';
import type { messages as productEdits } from './en/studio/product-edits.messages.ts';
import type { messages as productImports } from './en/studio/product-imports.messages.ts';
import type { messages as productPrices } from './en/studio/product-prices.messages.ts';
import type { messages as products } from './en/studio/products.messages.ts';
import type { messages as publishing } from './en/studio/publishing.messages.ts';
import type { messages as returns } from './en/studio/returns.messages.ts';
import type { messages as reviews } from './en/studio/reviews.messages.ts';
import type { messages as richText } from './en/studio/rich-text.messages.ts';
import type { messages as settings } from './en/studio/settings.messages.ts';
import type { messages as shipments } from './en/studio/shipments.messages.ts';
import type { messages as shipping } from './en/studio/shipping.messages.ts';
import type { messages as shops } from './en/studio/shops.messages.ts';
import type { messages as siteUsers } from './en/studio/site-users.messages.ts';
import type { messages as subscriptions } from './en/studio/subscriptions.messages.ts';
import type { messages as taxes } from './en/studio/taxes.messages.ts';
import type { messages as trash } from './en/studio/trash.messages.ts';
import type { Spoken } from './message.ts';
import { type Catalogue, languageAmong, languageOfPath, speak } from './speak.ts';

export type ControlsEnglish = typeof controls;

/** The studio’s texts, by room; those of its controls are available everywhere. */
export type StudioEnglish = ControlsEnglish &
  typeof addressLookup &
  typeof archives &
  typeof balances &
  typeof books &
  typeof canvas &
  typeof cartReminders &
  typeof categories &
  typeof comments &
  typeof customers &
  typeof design &
  typeof discounts &
  typeof donations &
  typeof memberships &
  typeof downloads &
  typeof emails &
  typeof forms &
  typeof frame &
  typeof draftOrders &
  typeof giftCards &
  typeof imports &
  typeof inventory &
  typeof labels &
  typeof launch &
  typeof madeToOrder &
  typeof mail &
  typeof manyOrders &
  typeof media &
  typeof orderEdits &
  typeof orders &
  typeof overview &
  typeof pages &
  typeof platform &
  typeof pointOfSale &
  typeof productCollections &
  typeof productEdits &
  typeof productImports &
  typeof productPrices &
  typeof products &
  typeof publishing &
  typeof returns &
  typeof reviews &
  typeof richText &
  typeof settings &
  typeof shipments &
  typeof shipping &
  typeof shops &
  typeof siteUsers &
  typeof subscriptions &
  typeof taxes &
  typeof trash;

const english = import.meta.glob<Catalogue>('./en/studio/*.messages.ts', {
  eager: true,
  import: 'messages',
});
const others = import.meta.glob<Catalogue>(['./*/studio/*.messages.ts', '!./en/**'], { import: 'messages' });

/** The languages of the studio: each folder with its texts, English first. */
export const studioLanguages: ReadonlySet<string> = new Set([
  'en',
  ...Object.keys(others).map(languageOfPath).toSorted(),
]);

/** The English studio, always loaded. */
export const studioInEnglish = spoken(Object.values(english), 'en');

/**
 * The studio in the language of a tag such as `de-AT`, loaded on demand; English is the fallback
 * (rule MESSAGES-10).
 */
export async function studioIn(tag: string): Promise<Spoken<StudioEnglish>> {
  const language = languageAmong(studioLanguages, tag) ?? 'en';
  if (language === 'en') return studioInEnglish;
  const rooms = Object.entries(others).filter(([path]) => languageOfPath(path) === language);
  return { ...studioInEnglish, ...spoken(await Promise.all(rooms.map(([, load]) => load())), language) };
}

function spoken(rooms: readonly Catalogue[], language: string): Spoken<StudioEnglish> {
  return speak(Object.assign({}, ...rooms), language) as Spoken<StudioEnglish>;
}
