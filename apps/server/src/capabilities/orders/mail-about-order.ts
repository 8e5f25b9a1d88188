import { doors } from '@vitrine/core/accounts/doors.ts';
import { hasPermission } from '@vitrine/core/accounts/roles.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { Context } from '../../context.ts';
import { inLanguage, inOwnLanguage } from '../../in-language.ts';
import { readAccounts } from '../accounts/index.ts';
import { standingWithdrawal } from '../consents/index.ts';
import { type MailContent, queueMail, queueMails } from '../mail/index.ts';
import {
  type MethodOfWebsite,
  type PaymentRow,
  paymentInstructions,
  type RefundRow,
  readPaymentsOf,
} from '../payments/index.ts';
import { publishedLook } from '../publishing/index.ts';
import { listMembers, websiteAddress } from '../tenancy/index.ts';
import { statusPath, withdrawalPath } from './confirmation-token.ts';
import { balanceMail } from './emails/balance-mail.ts';
import { type EditFacts, editedMail } from './emails/edited-mail.ts';
import {
  cancelledMail,
  challengedMail,
  confirmationMail,
  latePaymentMail,
  noticeMail,
  type OwnerNews,
  ownerMail,
  partRefundMail,
  type RefundFacts,
  receiptMail,
  refundMail,
  refundSentMail,
} from './emails/order-mails.ts';
import { fulfilledMail, type SentFacts, trackingMail } from './emails/shipment-mails.ts';
import { downloadsInWords } from './mail-downloads.ts';
import type { OrderRow } from './orders.store.ts';
import { partsOf } from './refund-parts-of.ts';
import { subscriptionPath } from './subscription-token.ts';

export interface PlacedBy {
  readonly payments: readonly Pick<PaymentRow, 'method' | 'state' | 'is_test'>[];
  /** The payment methods, if they were just read. */
  readonly offered?: readonly MethodOfWebsite[];
}

/** To the buyer and to the owner, with the transaction that places the order (rule ORDER-6). */
export async function mailPlaced(
  context: Context,
  order: OrderRow,
  { payments, offered }: PlacedBy,
): Promise<void> {
  const { website } = context;
  const { contactEmail } = website.settings;
  const look = await publishedLook(context);
  const isHeld = order.state === 'held';
  const isPaid = payments.every(({ state }) => state === 'captured');
  const isTest = payments.some(({ is_test }) => is_test);
  const buyers = inLanguage(context, order.language);
  const instructions = await paymentInstructions(buyers, payments, offered);
  const downloads = await downloadsInWords(buyers, order);
  const confirmation = confirmationMail(
    { website: buyers.website, look, isTest, order, address: buyersAddress(context, order) },
    { isHeld, isPaid, instructions, downloads, agreed: await agreedIn(buyers, order) },
  );
  const notice = noticeMail(
    {
      website: inOwnLanguage(context).website,
      ...{ look, isTest, order, address: studioAddress(context, order) },
    },
    { isHeld },
  );
  const owners = await ownersOf(context);
  await queueMails(context, [
    {
      kind: 'orders.confirmation',
      to: order.email,
      ...(contactEmail === '' ? {} : { replyTo: contactEmail }),
      ...confirmation,
    },
    ...owners.map(to => ({ kind: 'orders.notice', to, replyTo: order.email, ...notice })),
  ]);
}

/** To the donor, if the payment arrived after the confirmation, which then was no receipt (rule DONATE-8). */
export async function mailReceipt(context: Context, order: OrderRow): Promise<void> {
  const { database, website } = context;
  const payments = (await readPaymentsOf(database, website.id, [order.id])).get(order.id) ?? [];
  const isTest = payments.some(({ is_test }) => is_test);
  const content = receiptMail({ ...(await aboutFor(context, order)), isTest });
  await mailBuyer(context, order, { kind: 'orders.donationReceipt', ...content });
}

/** To the buyer, whose bank asks them to confirm a charge that was made without them (rule PAYMENT-25). */
export async function mailChallenge(
  context: Context,
  order: OrderRow,
  payment: Pick<PaymentRow, 'id' | 'amount'>,
): Promise<void> {
  const { configuration, website } = context;
  const about = await aboutFor(context, order);
  const address = `${websiteAddress(configuration, website.subdomain)}/payments/${payment.id}`;
  const content = challengedMail({ ...about, address }, payment.amount);
  await mailBuyer(context, order, { kind: 'orders.challenged', ...content });
}

/** To the people who manage the orders: a change of money without their action. */
export async function mailOwner(context: Context, order: OrderRow, news: OwnerNews): Promise<void> {
  const { website } = inOwnLanguage(context);
  const look = await publishedLook(context);
  const content = ownerMail({ website, look, order, address: studioAddress(context, order) }, news);
  for (const to of await ownersOf(context))
    await queueMail(context, { kind: `orders.${news.about}`, to, replyTo: order.email, ...content });
}

/** Who is told about orders. */
export function ownersOf(context: Context): Promise<string[]> | string[] {
  const { contactEmail } = context.website.settings;
  return contactEmail === '' ? keepersOf(context) : [contactEmail];
}

/** If the website names no address: the people who manage its orders. */
async function keepersOf({ database, website }: Context): Promise<string[]> {
  const members = await listMembers(database, website.id);
  const keepers = members.filter(member => hasPermission(member.roles, doors.orderNotice.needs));
  const accounts = await readAccounts(
    database,
    keepers.map(({ accountId }) => accountId),
  );
  return accounts.map(({ email }) => email).toSorted();
}

export async function mailFulfilled(context: Context, order: OrderRow, sent: SentFacts): Promise<void> {
  const content = fulfilledMail(await aboutFor(context, order), sent);
  await mailBuyer(context, order, { kind: 'orders.fulfilled', ...content });
}

export async function mailTracking(
  context: Context,
  order: OrderRow,
  shipment: SentFacts['shipment'],
): Promise<void> {
  const content = trackingMail(await aboutFor(context, order), shipment);
  await mailBuyer(context, order, { kind: 'orders.tracking', ...content });
}

export async function mailCancelled(context: Context, order: OrderRow, facts: RefundFacts): Promise<void> {
  const content = cancelledMail(await aboutFor(context, order), facts);
  await mailBuyer(context, order, { kind: 'orders.cancelled', ...content });
}

/** To the buyer, whose order was changed (rule ORDEREDIT-8). */
export async function mailEdited(
  context: Context,
  order: OrderRow,
  facts: Omit<EditFacts, 'instructions'>,
): Promise<void> {
  const { database, website } = context;
  const payments = (await readPaymentsOf(database, website.id, [order.id])).get(order.id) ?? [];
  const instructions = await paymentInstructions(inLanguage(context, order.language), payments);
  const content = editedMail(await aboutFor(context, order), { ...facts, instructions });
  await mailBuyer(context, order, { kind: 'orders.edited', ...content });
}

/** What is left to pay, with the link by which the buyer pays it (rule BALANCE-1). */
export async function mailBalance(
  context: Context,
  order: OrderRow,
  { path, ...facts }: { readonly amount: number; readonly path: string; readonly expiresAt: Date },
): Promise<void> {
  const { configuration, website } = context;
  const about = await aboutFor(context, order);
  const address = websiteAddress(configuration, website.subdomain) + path;
  await mailBuyer(context, order, { kind: 'orders.balance', ...balanceMail({ ...about, address }, facts) });
}

export async function mailRefund(context: Context, order: OrderRow, facts: RefundFacts): Promise<void> {
  const about = await aboutFor(context, order);
  await mailBuyer(context, order, { kind: 'orders.refund', ...refundMail(about, facts) });
}

export async function mailRefundPart(
  context: Context,
  order: OrderRow,
  { refund, isGiven }: { refund: RefundRow; isGiven: boolean },
): Promise<void> {
  const about = await aboutFor(context, order);
  await mailBuyer(context, order, {
    kind: 'orders.refundPart',
    ...partRefundMail(about, { ...refund, ...partsOf(order, refund), isGiven }),
  });
}

export async function mailLatePayment(context: Context, order: OrderRow, facts: RefundFacts): Promise<void> {
  const about = await aboutFor(context, order);
  await mailBuyer(context, order, { kind: 'orders.paidLate', ...latePaymentMail(about, facts) });
}

export async function mailRefundSent(
  context: Context,
  order: OrderRow,
  facts: { reference: string; amount: number },
): Promise<void> {
  const about = await aboutFor(context, order);
  await mailBuyer(context, order, { kind: 'orders.refundSent', ...refundSentMail(about, facts) });
}

/** For the buyer, in the language that they bought in (rule ORDER-43). */
async function aboutFor(context: Context, order: OrderRow) {
  const look = await publishedLook(context);
  const { website } = inLanguage(context, order.language);
  return { website, look, order, address: buyersAddress(context, order) };
}

async function mailBuyer(
  context: Context,
  order: OrderRow,
  mail: MailContent & { readonly kind: string },
): Promise<void> {
  const { contactEmail } = context.website.settings;
  await queueMail(context, {
    to: order.email,
    ...(contactEmail === '' ? {} : { replyTo: contactEmail }),
    ...mail,
  });
}

/**
 * What the buyer agreed to and how to withdraw from it, in words for their email, with absolute addresses (rules
 * CONSENT-5, CONSENT-6, WITHDRAW-6).
 */
async function agreedIn(context: Context, { id: orderId, email, lines, terms }: OrderRow): Promise<string[]> {
  const { configuration, website } = context;
  const { language, store } = website.settings;
  const { consents: words, downloads, subscriptions } = wordsIn(language);
  const here = websiteAddress(configuration, website.subdomain);
  const absolute = (address: string) => (address.startsWith('/') ? here + address : address);
  const withdrawal = store.marketing.isAsked
    ? await standingWithdrawal(context, { email, purpose: 'marketing' })
    : null;
  return [
    ...(terms === null || terms.links.length === 0
      ? []
      : [
          [
            words.agreedTerms,
            ...terms.links.map(({ name, address }) => `${name}: ${absolute(address)}`),
          ].join('\n'),
        ]),
    ...(terms?.downloads ? [`${downloads.agreed}\n${terms.downloads.words}`] : []),
    ...(terms?.recurring ? [`${subscriptions.agreed}\n${terms.recurring}`] : []),
    ...lines.flatMap(({ id, title, choices }) =>
      choices.plan === undefined
        ? []
        : [subscriptions.manage({ title, address: here + subscriptionPath(context, id) })],
    ),
    ...(lines.every(({ choices }) => choices.donation !== undefined)
      ? []
      : [`${messagesFor(language).withdrawalTitle}: ${here}${withdrawalPath(context, orderId)}`]),
    ...(withdrawal === null ? [] : [`${words.agreedMarketing}\n${here}${withdrawal}`]),
  ];
}

function buyersAddress(context: Context, order: OrderRow): string {
  return websiteAddress(context.configuration, context.website.subdomain) + statusPath(context, order.id);
}

function studioAddress({ configuration, website }: Context, order: OrderRow): string {
  return `${websiteAddress(configuration, website.subdomain)}/config/orders/${order.id}`;
}
