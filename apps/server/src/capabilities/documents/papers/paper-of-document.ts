import { countryName } from '@vitrine/core/addresses/countries.ts';
import { taxRows } from '@vitrine/core/cart/tax-amount.ts';
import type { DocumentContent } from '@vitrine/core/documents/document.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import type { DocumentRow } from '../documents.store.ts';
import type { Paper, PaperTable } from './paper.ts';

const letterCountries = new Set(['US', 'CA', 'MX', 'PH']);

/** What an issued document says, in words; from what was stored alone (rule DOCUMENT-3). */
export function paperOfDocument({ kind, name, is_test: isTest, content }: DocumentRow): Paper {
  const { language, seller, buyer, lines, invoiceName } = content;
  const words = wordsIn(language).documents;
  const money = (amount: number) => formatMoney({ amount, currency: content.currency }, language);
  const day = (date: string) => dayText(`${date}T00:00:00Z`, language);
  const isInvoice = kind === 'invoice';
  return {
    ...frameOf(content, isTest),
    heading: `${words[kind]} ${name}`,
    recipient: { label: words.billedTo, lines: [...buyer.lines, ...labelled(words.buyerVatId, buyer.vatId)] },
    seller: [
      ...seller.lines,
      ...labelled(words.sellerVatId, seller.vatId),
      ...labelled(words.taxNumber, seller.taxNumber),
    ],
    facts: [
      [words.number, name],
      [words.date, day(content.issuedOn)],
      ...(content.orderNumber === null ? [] : [[words.orderNumber, String(content.orderNumber)] as const]),
      [words.orderedOn, day(content.orderedOn)],
    ],
    items: {
      columns: [
        { label: words.item, share: 5, isNumber: false },
        { label: words.quantity, share: 1, isNumber: true },
        { label: isInvoice ? words.unitPrice : '', share: 1.6, isNumber: true },
        { label: words.amount, share: 1.6, isNumber: true },
      ],
      rows: lines.map(({ title, details, quantity, unitPrice, total }) => [
        [title, ...details],
        [String(quantity)],
        [unitPrice === null ? '' : money(unitPrice)],
        [money(total)],
      ]),
    },
    sums: sumsOf(content, money),
    taxes: taxTable(content, money),
    notes: [
      ...(invoiceName === '' ? [] : [words.forInvoice({ name: invoiceName })]),
      ...labelled(words.reason, content.reason),
      ...(content.isReverseCharged ? [words.reverseCharge] : []),
      ...(content.taxes.length === 0 || !isInvoice
        ? []
        : [content.isTaxIncluded ? words.taxIncluded : words.taxAdded]),
      ...content.payments.map(({ name: method, on }) => words.paidBy({ method, date: day(on) })),
    ],
  };
}

/** What all papers of a website have in common. */
export function frameOf({ language, seller }: Pick<DocumentContent, 'language' | 'seller'>, isTest: boolean) {
  const words = wordsIn(language).documents;
  return {
    language,
    isLetter: letterCountries.has(seller.country),
    mark: isTest ? words.test : '',
    footer: seller.footer,
    pageLabel: words.page({ page: '{page}', pages: '{pages}' }),
  };
}

function labelled(label: string, value: string): string[] {
  return value === '' ? [] : [`${label}: ${value}`];
}

function sumsOf(content: DocumentContent, money: (amount: number) => string): Paper['sums'] {
  const { language, discounts, shipping, rest, taxes, total, payments, lines } = content;
  const words = wordsIn(language).documents;
  const items = lines.reduce((sum, line) => sum + line.total, 0);
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const isInvoice = content.invoiceName === '' && content.reason === '' && rest === 0;
  const row = (label: string, amount: number) => ({ label, value: money(amount), isTotal: false });
  return [
    ...(lines.length > 0 ? [row(words.subtotal, items)] : []),
    ...discounts.map(({ name, amount }) => row(name, -amount)),
    ...(shipping === null ? [] : [row(shipping.name, shipping.amount)]),
    ...(rest === 0 ? [] : [row(words.rest, rest)]),
    ...(content.isTaxIncluded
      ? []
      : taxRows(
          taxes.map(tax => ({ ...tax, rate: tax.rate ?? 0 })),
          { word: words.taxPlain, language },
        ).map(({ label, amount }) => row(label, amount))),
    { label: words.total, value: money(total), isTotal: true },
    ...(isInvoice && paid < total ? [row(words.due, total - paid)] : []),
  ];
}

/** The net amount and the tax of each rate; null if nothing was taxed. */
function taxTable(
  { language, taxes }: DocumentContent,
  money: (amount: number) => string,
): PaperTable | null {
  if (taxes.length === 0) return null;
  const words = wordsIn(language).documents;
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 });
  return {
    columns: [
      { label: words.taxRate, share: 3, isNumber: false },
      { label: words.taxed, share: 1.4, isNumber: true },
      { label: words.taxAmount, share: 1.4, isNumber: true },
    ],
    rows: taxes.map(({ name, country, rate, base, amount }) => [
      [
        [
          name,
          rate === null ? '' : percent.format(rate / 100_000),
          country === '' ? '' : `(${countryName(country, language)})`,
        ]
          .filter(Boolean)
          .join(' '),
      ],
      [money(base)],
      [money(amount)],
    ]),
  };
}
