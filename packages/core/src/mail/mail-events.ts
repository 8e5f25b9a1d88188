import { type MailSlot, mailSlots } from './mail-slots.ts';

/** What the subject and the texts of an email can name, as `{shop}`. */
export const mailPlaces = ['shop', 'number', 'name', 'total'] as const;
export type MailPlace = (typeof mailPlaces)[number];

export const mailGroups = ['orders', 'returns', 'subscriptions', 'products', 'owner'] as const;
export type MailGroup = (typeof mailGroups)[number];

interface Event {
  readonly group: MailGroup;
  readonly slots: readonly MailSlot[];
  readonly places: readonly MailPlace[];
  /** Nobody misses anything without it. */
  readonly isOptional?: true;
}

const ofOrder = { group: 'orders', slots: mailSlots, places: mailPlaces } as const;
const short = ['intro', 'facts', 'button', 'closing'] as const;
const plain = { slots: short, places: ['shop'] } as const;
const ofReturn = { group: 'returns', ...plain } as const;
const ofSubscription = { group: 'subscriptions', ...plain } as const;
const ofProducts = { group: 'products', ...plain } as const;

/** The emails of a website whose content its owner can change, by their kind (rule EMAIL-1). */
export const mailEvents = {
  'orders.confirmation': ofOrder,
  'orders.fulfilled': { ...ofOrder, isOptional: true },
  'orders.tracking': { ...ofOrder, isOptional: true },
  'orders.downloads': ofOrder,
  'orders.donationReceipt': ofOrder,
  'orders.challenged': ofOrder,
  'orders.edited': ofOrder,
  'orders.balance': ofOrder,
  'orders.cancelled': ofOrder,
  'orders.refund': ofOrder,
  'orders.refundPart': ofOrder,
  'orders.refundSent': ofOrder,
  'orders.paidLate': ofOrder,
  'orders.reviewRequest': { ...ofProducts, isOptional: true },
  'pointOfSale.receipt': ofOrder,
  'draftOrders.paymentLink': { group: 'orders', ...plain },
  'returns.asked': { ...ofReturn, isOptional: true },
  'returns.accepted': ofReturn,
  'returns.received': { ...ofReturn, isOptional: true },
  'returns.declined': ofReturn,
  'returns.closed': ofReturn,
  'withdrawals.receipt': ofReturn,
  'subscriptions.upcoming': ofSubscription,
  'subscriptions.failed': ofSubscription,
  'subscriptions.delayed': ofSubscription,
  'subscriptions.pastDue': ofSubscription,
  'subscriptions.cancelled': ofSubscription,
  'subscriptions.ended': ofSubscription,
  'subscriptions.link': ofSubscription,
  'giftCards.card': ofProducts,
  'stockNotices.confirm': ofProducts,
  'stockNotices.back': ofProducts,
  'orders.notice': { ...ofOrder, group: 'owner', isOptional: true },
  'returns.notice': { ...plain, group: 'owner', isOptional: true },
} as const satisfies Readonly<Record<string, Event>>;

export type MailKind = keyof typeof mailEvents;

export const mailKinds = Object.keys(mailEvents) as MailKind[];

export function mailEventOf(kind: MailKind): Event {
  return mailEvents[kind];
}

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailEvents, kind);
}

/** What nobody can leave out: facts, links, prices, legal words (rule EMAIL-4). */
export function isRequired(slot: MailSlot): boolean {
  return slot !== 'intro' && slot !== 'explanation';
}

export function requiredSlots(kind: MailKind): MailSlot[] {
  return mailEventOf(kind).slots.filter(isRequired);
}
