import type { MailLook } from '@vitrine/core/mail/mail-look.ts';
import type { MessageValue } from '@vitrine/core/messages/message.ts';
import { say, type Words, wordsIn } from '@vitrine/core/messages/words.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import { type Refund, refundRest } from '@vitrine/core/orders/refund.ts';
import { shipsByText } from '@vitrine/core/orders/ships-by.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { MailContent } from '../../mail/index.ts';
import type { OrderRow } from '../orders.store.ts';
import { orderMail, piecesInWords } from './order-mail.ts';

export interface About {
  readonly website: Website;
  readonly look: MailLook;
  /** A test payment: no money moved, and nothing must be sent. */
  readonly isTest?: boolean;
  readonly order: OrderRow;
  /** The confirmation or the studio, with scheme and host. */
  readonly address: string;
}

export interface RefundFacts {
  readonly reason: string;
  /** Whether its service refunds the money, or a person has to; null if there is nothing to refund. */
  readonly refund: 'refunding' | 'refundDue' | null;
  /** The refunded amount. */
  readonly amount: number;
}

interface ConfirmationFacts {
  readonly isHeld: boolean;
  readonly isPaid: boolean;
  readonly instructions: string;
  readonly downloads: { readonly paragraphs: readonly string[]; readonly address: string } | null;
  readonly agreed: readonly string[];
}

/** To the buyer, once the order is placed. */
export function confirmationMail(
  about: About,
  { isHeld, isPaid, instructions, downloads, agreed }: ConfirmationFacts,
): MailContent {
  const { messages, say } = wordsOf(about);
  const isGift = about.order.lines.every(({ choices }) => choices.donation !== undefined);
  const given = wordsIn(about.website.settings.language).donations;
  return orderMail({
    ...about,
    subject: testedSubject(
      about,
      isGift ? given.subject({ shop: about.website.title }) : say('confirmationSubject'),
    ),
    intro: [
      isGift
        ? given[isPaid ? 'intro' : 'introUnpaid']({ fund: about.order.lines[0]?.title ?? '' })
        : say('confirmationIntro'),
    ],
    facts: [
      ...(about.isTest ? [messages.testNote] : []),
      ...(isHeld ? [messages.confirmationHeld] : []),
      ...shipping(about),
      ...(instructions === '' ? [] : [`${messages.howToPay}\n${instructions}`]),
      ...(downloads?.paragraphs ?? []),
    ],
    button:
      downloads === null
        ? { label: messages.seeOrder, address: about.address }
        : {
            label: wordsIn(about.website.settings.language).downloads.mailButton,
            address: downloads.address,
          },
    closing: [...(downloads === null ? [] : [`${messages.seeOrder}: ${about.address}`]), ...agreed],
  });
}

/** To the donor, once an awaited payment arrived. */
export function receiptMail(about: About): MailContent {
  const { website, order } = about;
  const { messages } = wordsOf(about);
  const given = wordsIn(website.settings.language).donations;
  return orderMail({
    ...about,
    subject: testedSubject(about, given.subject({ shop: website.title })),
    intro: [given.intro({ fund: order.lines[0]?.title ?? '' })],
    facts: about.isTest ? [messages.testNote] : [],
    button: { label: messages.seeOrder, address: about.address },
  });
}

/** To the website's owner. */
export function noticeMail(about: About, { isHeld }: { isHeld: boolean }): MailContent {
  const { messages, say } = wordsOf(about);
  const { note } = about.order;
  return orderMail({
    ...about,
    subject: testedSubject(about, say(isHeld ? 'noticeHeldSubject' : 'noticeSubject')),
    intro: [],
    facts: [
      ...(about.isTest ? [messages.testNote] : []),
      say(isHeld ? 'noticeHeldIntro' : 'noticeIntro'),
      ...shipping(about),
      ...(note === '' ? [] : [messages.noticeNote({ note })]),
    ],
    button: { label: messages.openOrder, address: about.address },
  });
}

/** A change to an order’s money at its service. */
export interface OwnerNews {
  readonly about:
    | 'authorisationEnding'
    | 'authorisationEnded'
    | 'refundTold'
    | 'disputeOpened'
    | 'disputeWon'
    | 'disputeLost';
  readonly amount: number;
  /** The day it is about, if any. */
  readonly date?: Date | null;
  /** In the words of the service. */
  readonly reason?: string;
}

/** To the website's owner, without the buyer's part in it. */
export function ownerMail(about: About, news: OwnerNews): MailContent {
  const { messages, say } = wordsOf(about, news.amount);
  const { language } = about.website.settings;
  const date = news.date ? new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(news.date) : '';
  const { subject, intro } = ownerWords[news.about];
  const dateWord = news.about === 'disputeOpened' ? 'answerBy' : 'endsOn';
  return orderMail({
    ...about,
    subject: say(subject),
    intro: [],
    facts: [
      say(intro),
      ...(news.reason ? [messages.disputeReason({ reason: news.reason })] : []),
      ...(date === '' ? [] : [messages[dateWord]({ date })]),
    ],
    button: { label: messages.openOrder, address: about.address },
  });
}

const ownerWords = {
  authorisationEnding: { subject: 'authorisationEndingSubject', intro: 'authorisationEndingIntro' },
  refundTold: { subject: 'refundToldSubject', intro: 'refundToldIntro' },
  disputeOpened: { subject: 'disputeOpenedSubject', intro: 'disputeOpenedIntro' },
  disputeWon: { subject: 'disputeWonSubject', intro: 'disputeWonIntro' },
  disputeLost: { subject: 'disputeLostSubject', intro: 'disputeLostIntro' },
  authorisationEnded: { subject: 'authorisationEndedSubject', intro: 'authorisationEndedIntro' },
} as const satisfies Record<OwnerNews['about'], { subject: OwnMessage; intro: OwnMessage }>;

/** To the buyer: the bank asks them to confirm a charge that was made without them. */
export function challengedMail(about: About, amount: number): MailContent {
  const { messages, say } = wordsOf(about, amount);
  return orderMail({
    ...about,
    subject: say('challengedSubject'),
    intro: [],
    facts: [say('challengedIntro')],
    button: { label: messages.challengedButton, address: about.address },
  });
}

export function cancelledMail(about: About, { reason, refund, amount }: RefundFacts): MailContent {
  const { messages, say } = wordsOf(about, amount);
  return orderMail({
    ...about,
    subject: say('cancelledSubject'),
    intro: [],
    facts: [
      say('cancelledIntro'),
      ...(reason === '' ? [] : [reason]),
      ...(refund === null ? [] : [say(refund)]),
    ],
    button: { label: messages.seeOrder, address: about.address },
  });
}

/** For an order that was already sent. */
export function refundMail(about: About, facts: RefundFacts): MailContent {
  return moneyBackMail(about, 'refundIntro', facts);
}

/** For an order that was cancelled before its money arrived. */
export function latePaymentMail(about: About, facts: RefundFacts): MailContent {
  return moneyBackMail(about, 'paidLateIntro', facts);
}

function moneyBackMail(
  about: About,
  intro: 'refundIntro' | 'paidLateIntro',
  { reason, refund, amount }: RefundFacts,
): MailContent {
  const { messages, say } = wordsOf(about, amount);
  return orderMail({
    ...about,
    subject: say('refundSubject'),
    intro: [],
    facts: [say(intro), ...(reason === '' ? [] : [reason]), ...(refund === null ? [] : [say(refund)])],
    button: { label: messages.seeOrder, address: about.address },
  });
}

/** A partial refund: sent, or due from a person. */
export function partRefundMail(
  about: About,
  refund: Refunded & Pick<Refund, 'reason'> & { readonly isGiven: boolean },
): MailContent {
  const { reason, amount, isGiven } = refund;
  const { messages, say } = wordsOf(about, amount);
  const pieces = piecesOf(about, refund);
  return orderMail({
    ...about,
    subject: say('refundSubject'),
    intro: [],
    facts: [
      say('refundPartIntro'),
      ...(pieces.length === 0 ? [] : [pieces.join('\n')]),
      ...(reason === '' ? [] : [reason]),
      say(isGiven ? 'refundedPart' : 'refundDue'),
    ],
    button: { label: messages.seeOrder, address: about.address },
  });
}

type Refunded = Pick<Refund, 'amount' | 'lines' | 'items' | 'shipping' | 'tax'>;

/** The refunded items, one line each, the shipping, the amount that is for neither, and the tax (rule ORDER-21). */
function piecesOf({ order, website }: About, refund: Refunded): string[] {
  const { language } = website.settings;
  const words = wordsIn(language).orderMails;
  const notation = { ...website.settings.store, currency: order.currency };
  const money = (amount: number) => formatMoney(priceIn(notation, amount), language);
  const { shipping, tax } = refund;
  const rest = refundRest(refund);
  return [
    ...refund.lines.flatMap(({ lineId, quantity, amount }) => {
      const line = order.lines.find(({ id }) => id === lineId);
      return line ? [`${piecesInWords({ ...line, quantity })}: ${money(amount)}`] : [];
    }),
    ...(shipping > 0 ? [`${words.refundShipping}: ${money(shipping)}`] : []),
    ...(rest > 0 ? [`${words.refundRest}: ${money(rest)}`] : []),
    ...(tax > 0 ? [`${words.refundTax}: ${money(tax)}`] : []),
  ];
}

/** Once a person has sent it. */
export function refundSentMail(
  about: About,
  { reference, amount }: { reference: string; amount: number },
): MailContent {
  const { messages, say } = wordsOf(about, amount);
  return orderMail({
    ...about,
    subject: say('refundSentSubject'),
    intro: [],
    facts: [say('refundSentIntro'), ...(reference === '' ? [] : [messages.refundReference({ reference })])],
    button: { label: messages.seeOrder, address: about.address },
  });
}

/** The catalogue of the website's language, and its messages with the values common to all mails of the order. */
export function wordsOf({ website, order }: About, amount = order.total) {
  const { language, store } = website.settings;
  const messages = wordsIn(language).orderMails;
  const values = {
    number: order.number ?? '',
    shop: website.title,
    buyer: order.address.name || order.email,
    amount: formatMoney(priceIn({ ...store, currency: order.currency }, amount), language),
  };
  return { messages, say: (name: OwnMessage) => say(messages[name], values) };
}

/** The messages that only need the values common to all mails of the order. */
type OwnMessage = {
  [Name in keyof OrderMails]: OrderMails[Name] extends string | ((values: OfOrder) => string) ? Name : never;
}[keyof OrderMails];
type OrderMails = Words['orderMails'];
type OfOrder = Readonly<Record<'number' | 'shop' | 'buyer' | 'amount', MessageValue>>;

/** By when it is expected to ship, if something in it is made first. */
function shipping({ order, website }: About): string[] {
  const placedAt = (order.placed_at ?? order.created_at).toISOString();
  const text = shipsByText({ lines: order.lines, placedAt }, website.settings.language);
  return text === '' ? [] : [text];
}

/** So that nobody packs a test order by mistake (rule PAYMENT-11). */
function testedSubject({ isTest = false, website }: About, subject: string): string {
  const { testSubject } = wordsIn(website.settings.language).orderMails;
  return isTest ? testSubject({ subject }) : subject;
}
