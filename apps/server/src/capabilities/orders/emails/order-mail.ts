import { addressLines } from '@vitrine/core/addresses/address.ts';
import { choicesInWords } from '@vitrine/core/cart/choices/choices.ts';
import { discountRows } from '@vitrine/core/cart/discount-rows.ts';
import { explainSteps } from '@vitrine/core/cart/price-steps.ts';
import { taxRows } from '@vitrine/core/cart/tax-amount.ts';
import { escapeHtml } from '@vitrine/core/html/escape-html.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import type { OrderLine } from '@vitrine/core/orders/order-line.ts';
import { pickupLines } from '@vitrine/core/shipping/pickup-lines.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { type MailContent, type MailLook, mailButton, mailFrame } from '../../mail/index.ts';
import type { OrderRow } from '../orders.store.ts';

export interface OrderMail {
  readonly subject: string;
  readonly website: Website;
  readonly look: MailLook;
  readonly order: OrderRow;
  /** Paragraphs above the lines. */
  readonly intro: readonly string[];
  readonly button?: { readonly label: string; readonly address: string };
  /** Small print, last. */
  readonly closing?: readonly string[];
}

/**
 * A mail about an order: its items, the total with its parts, and the destination; the same in HTML and plain
 * text, in the language of the website (rule MESSAGES-4).
 */
export function orderMail({
  subject,
  website,
  look,
  order,
  intro,
  button,
  closing = [],
}: OrderMail): MailContent {
  const { language } = website.settings;
  const messages = wordsIn(language).orderMails;
  const notation = { ...website.settings.store, currency: order.currency };
  const money = (amount: number) => formatMoney(priceIn(notation, amount), language);
  const lines = order.lines.map(line => ({
    words: piecesInWords(line),
    choices: choicesInWords(line.choices, language),
    amount: money(line.total),
  }));
  const totals = totalLines(order, { money, language });
  const isGoing = order.requires_shipping && order.state !== 'cancelled';
  const { pickup, time } = order.delivery;
  const sentTo = isGoing && pickup === null ? addressLines(order.address, language) : [];
  const collected = isGoing && pickup !== null ? pickupLines(pickup, language) : [];
  const delivery = [
    ...(sentTo.length > 0 ? [`${messages.sentTo}\n${sentTo.join('\n')}`] : []),
    ...(collected.length > 0 ? [`${messages.collectAt}\n${collected.join('\n')}`] : []),
    ...(isGoing && time !== '' ? [`${order.shipping_name}: ${time}`] : []),
  ];
  const vatId = order.vat_id === '' ? [] : [messages.vatId({ vatId: order.vat_id })];
  const explanation = explainSteps(order.totals.steps, money, language);
  const text = [
    ...intro,
    ...(button ? [`${button.label}: ${button.address}`] : []),
    [...lines, ...totals]
      .map(({ words, choices, amount }) => [`${words}: ${amount}`, ...choices].join('\n'))
      .join('\n'),
    ...delivery,
    ...vatId,
    `${messages.explained}\n${explanation.join('\n')}`,
    ...closing,
  ];
  const row = ({ words, choices, amount }: MailRow) =>
    `<tr><td style="padding:6px 12px 6px 0">${withBreaks([words, ...choices].join('\n'))}</td><td style="padding:6px 0;text-align:right;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  const body = [
    ...intro.map(paragraph => `<p style="margin:0 0 16px">${withBreaks(paragraph)}</p>`),
    ...(button ? [mailButton(look, button)] : []),
    `<table style="width:100%;border-collapse:collapse;border-top:1px solid ${look.colors.line};border-bottom:1px solid ${look.colors.line};margin:0 0 16px">${[...lines, ...totals].map(row).join('')}</table>`,
    ...delivery.map(words => `<p style="margin:0 0 16px">${withBreaks(words)}</p>`),
    ...vatId.map(words => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`),
    `<p style="margin:24px 0 0;font-size:13px;color:${look.colors.muted}">${escapeHtml(messages.explained)}<br>${withBreaks(explanation.join('\n'))}</p>`,
    ...closing.map(
      paragraph =>
        `<p style="margin:16px 0 0;font-size:13px;color:${look.colors.muted}">${withBreaks(paragraph)}</p>`,
    ),
  ].join('\n');
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: mailFrame({ subject, language, look, body }),
  };
}

export function piecesInWords({ quantity, title, options }: OrderLine): string {
  return `${quantity} × ${title}${options === '' ? '' : ` (${options})`}`;
}

interface MailRow {
  readonly words: string;
  readonly choices: readonly string[];
  readonly amount: string;
}

function totalLines(
  { totals, shipping_name }: OrderRow,
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

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
