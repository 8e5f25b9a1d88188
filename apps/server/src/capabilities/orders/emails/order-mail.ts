import { addressLines } from '@vitrine/core/addresses/address.ts';
import { discountRows } from '@vitrine/core/cart/discount-rows.ts';
import { explainSteps } from '@vitrine/core/cart/price-steps.ts';
import { taxRows } from '@vitrine/core/cart/tax-amount.ts';
import type { MailLook } from '@vitrine/core/mail/mail-look.ts';
import type { MailPart, MailRow } from '@vitrine/core/mail/mail-part.ts';
import { nameInMail } from '@vitrine/core/mail/name-in-mail.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import { lineNotes } from '@vitrine/core/orders/line-notes.ts';
import type { OrderLine } from '@vitrine/core/orders/order-line.ts';
import { pickupLines } from '@vitrine/core/shipping/pickup-lines.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { MailContent } from '../../mail/index.ts';
import type { OrderRow } from '../orders.store.ts';

export interface OrderMail {
  readonly subject: string;
  readonly website: Website;
  readonly look: MailLook;
  readonly order: OrderRow;
  /** Paragraphs above the items that nobody would miss. */
  readonly intro: readonly string[];
  /** Paragraphs above the items that the recipient must know. */
  readonly facts?: readonly string[];
  readonly button?: { readonly label: string; readonly address: string };
  /** Small print, last. */
  readonly closing?: readonly string[];
}

/**
 * A mail about an order: its items, the total with its parts, and the destination, in the language of the website
 * (rule MESSAGES-4).
 */
export function orderMail({
  subject,
  website,
  look,
  order,
  intro,
  facts = [],
  button,
  closing = [],
}: OrderMail): MailContent {
  const { language } = website.settings;
  const messages = wordsIn(language).orderMails;
  const notation = { ...website.settings.store, currency: order.currency };
  const money = (amount: number) => formatMoney(priceIn(notation, amount), language);
  const lines = order.lines.map(line => ({
    words: piecesInWords(line),
    choices: lineNotes(line, language),
    amount: money(line.total),
  }));
  const totals = totalRows(order, { money, language });
  const isGoing = order.requires_shipping && order.state !== 'cancelled';
  const { pickup, time } = order.delivery;
  const sentTo = isGoing && pickup === null ? addressLines(order.address, language) : [];
  const collected = isGoing && pickup !== null ? pickupLines(pickup, language) : [];
  const billedTo = order.billing_address === null ? [] : addressLines(order.billing_address, language);
  const delivery = [
    ...(sentTo.length > 0 ? [`${messages.sentTo}\n${sentTo.join('\n')}`] : []),
    ...(collected.length > 0 ? [`${messages.collectAt}\n${collected.join('\n')}`] : []),
    ...(billedTo.length > 0 ? [`${messages.billedTo}\n${billedTo.join('\n')}`] : []),
    ...(isGoing && time !== '' ? [`${order.shipping_name}: ${time}`] : []),
  ];
  const vatId = order.vat_id === '' ? [] : [messages.vatId({ vatId: order.vat_id })];
  const explanation = explainSteps(order.totals.steps, money, language);
  return {
    subject,
    language,
    look,
    values: {
      number: String(order.number ?? ''),
      name: nameInMail(order.address.name) || order.email,
      total: money(order.total),
    },
    slots: {
      intro: paragraphs(intro),
      facts: paragraphs(facts),
      button: button ? [{ kind: 'button', ...button }] : [],
      lines: [{ kind: 'rows', items: lines, totals }],
      delivery: paragraphs([...delivery, ...vatId]),
      explanation: small([`${messages.explained}\n${explanation.join('\n')}`]),
      closing: small(closing),
    },
  };
}

function paragraphs(texts: readonly string[]): MailPart[] {
  return texts.map(text => ({ kind: 'text', text }));
}

function small(texts: readonly string[]): MailPart[] {
  return texts.map(text => ({ kind: 'text', text, isSmall: true }));
}

export function piecesInWords({ quantity, title, options }: OrderLine): string {
  return `${quantity} × ${title}${options === '' ? '' : ` (${options})`}`;
}

/** The subtotal, its parts, and the total; included taxes come after it. */
export function totalRows(
  { totals, shipping_name }: Pick<OrderRow, 'totals' | 'shipping_name'>,
  { money, language }: { money: (amount: number) => string; language: string },
): MailRow[] {
  const messages = wordsIn(language).orderMails;
  const word = totals.isTaxIncluded ? messages.taxInside : messages.tax;
  const taxes = taxRows(totals.taxes, { word, language }).map(({ label, amount }) => ({
    words: label,
    amount: money(amount),
  }));
  const named = discountRows(totals);
  const rows = [
    { words: messages.subtotal, amount: money(totals.subtotal) },
    ...(named.length === 0 && totals.discount > 0
      ? [{ words: messages.discount, amount: money(-totals.discount) }]
      : named.map(({ name, amount }) => ({ words: name, amount: money(-amount) }))),
    ...(totals.shipping === null ? [] : [{ words: shipping_name, amount: money(totals.shipping) }]),
    ...(totals.isTaxIncluded ? [] : taxes),
    { words: messages.total, amount: money(totals.total) },
    ...(totals.isTaxIncluded ? taxes : []),
  ];
  return rows.map(row => ({ ...row, choices: [] }));
}
