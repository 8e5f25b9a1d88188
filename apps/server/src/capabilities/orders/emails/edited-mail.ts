import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import type { MailContent } from '../../mail/index.ts';
import { orderMail } from './order-mail.ts';
import { type About, wordsOf } from './order-mails.ts';

/** What a change made of an order. */
export interface OrderChanges {
  /** Lines with another quantity; from zero if they were added, to zero if they were removed. */
  readonly changes: readonly { readonly title: string; readonly from: number; readonly to: number }[];
  /** Null if it stayed as it was. */
  readonly shipping: { readonly name: string; readonly from: number; readonly to: number } | null;
  /** The former total. */
  readonly before: number;
}

export interface EditFacts extends OrderChanges {
  readonly reason: string;
  readonly toPay: number;
  /** Whether its service refunds the money, or a person has to; null if nothing is refunded. */
  readonly toRefund: { readonly refund: 'refunding' | 'refundDue'; readonly amount: number } | null;
  readonly instructions: string;
}

/** To the buyer, whose order was changed by the shop. */
export function editedMail(about: About, facts: EditFacts): MailContent {
  const { website, order } = about;
  const notation = { ...website.settings.store, currency: order.currency };
  const money = (amount: number) => formatMoney(priceIn(notation, amount), website.settings.language);
  const { messages, say } = wordsOf(about);
  const { toPay, toRefund, reason, instructions } = facts;
  return orderMail({
    ...about,
    subject: say('editedSubject'),
    intro: [],
    facts: [
      say('editedIntro'),
      changesInWords(facts, { total: order.total, money }).join('\n'),
      ...(reason === '' ? [] : [reason]),
      ...(toPay > 0 ? [wordsOf(about, toPay).say('editedToPay')] : []),
      ...(toPay > 0 && instructions !== '' ? [`${messages.howToPay}\n${instructions}`] : []),
      ...(toRefund === null ? [] : [wordsOf(about, toRefund.amount).say(toRefund.refund)]),
    ],
    button: { label: messages.seeOrder, address: about.address },
  });
}

/** Each change in a notation that needs no words: `Mug: 2 → 1`. */
export function changesInWords(
  { changes, shipping, before }: OrderChanges,
  { total, money }: { readonly total: number; readonly money: (amount: number) => string },
): string[] {
  return [
    ...changes.map(({ title, from, to }) => `${title}: ${from} → ${to}`),
    ...(shipping === null ? [] : [`${shipping.name}: ${money(shipping.from)} → ${money(shipping.to)}`]),
    ...(before === total ? [] : [`${money(before)} → ${money(total)}`]),
  ];
}
