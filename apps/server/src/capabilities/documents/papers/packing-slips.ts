import { addressLines, emptyAddress } from '@vitrine/core/addresses/address.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { lineNotes } from '@vitrine/core/orders/line-notes.ts';
import { shipsByText } from '@vitrine/core/orders/ships-by.ts';
import { measurementText } from '@vitrine/core/products/measurement-text.ts';
import { pickupLines } from '@vitrine/core/shipping/pickup-lines.ts';
import type { Context } from '../../../context.ts';
import { inLanguage } from '../../../in-language.ts';
import { type OrderRow, readOrder } from '../../orders/index.ts';
import { readPaymentsOf } from '../../payments/index.ts';
import type { VariantMeasures } from '../../products/index.ts';
import { measured, packedLines } from './packed-lines.ts';
import type { Paper } from './paper.ts';
import { frameOf } from './paper-of-document.ts';

/** What is still to be sent of each order, or all of it once everything was; orders without goods have none (rule DOCUMENT-7). */
export async function packingSlips(context: Context, orderIds: readonly Id[]): Promise<Paper[]> {
  const { database, website } = context;
  const payments = await readPaymentsOf(database, website.id, orderIds);
  const papers: Paper[] = [];
  for (const orderId of orderIds) {
    const order = await readOrder(database, website.id, orderId);
    if (order === null || order.number === null) continue;
    const lines = await packedLines(context, order);
    if (lines.length === 0) continue;
    const isTest = (payments.get(orderId) ?? []).some(({ is_test }) => is_test);
    papers.push(slipOf(context, order, { lines, ...(await measured(context, lines)), isTest }));
  }
  return papers;
}

interface Packed {
  readonly lines: OrderRow['lines'];
  readonly measures: ReadonlyMap<Id, VariantMeasures>;
  readonly weight: number;
  readonly isTest: boolean;
}

/** In the units of the website. */
function slipOf(context: Context, order: OrderRow, { lines, measures, weight, isTest }: Packed): Paper {
  const { website } = inLanguage(context, order.language);
  const { language, store } = website.settings;
  const { seller, unitSystem } = store;
  const words = wordsIn(language).documents;
  const style = { unitSystem, language };
  const sellerLines = addressLines(
    { ...emptyAddress, ...seller, name: seller.name || website.title },
    language,
  );
  const { pickup } = order.delivery;
  const placedAt = (order.placed_at ?? order.created_at).toISOString();
  const shipsBy = shipsByText({ lines, placedAt }, language);
  return {
    ...frameOf({ language, seller: { ...seller, lines: sellerLines } }, isTest),
    heading: `${words.packingSlip} ${order.number}`,
    seller: sellerLines,
    recipient: {
      label: words.sentTo,
      lines:
        pickup === null
          ? addressLines(order.address, language)
          : [order.address.name, ...pickupLines(pickup, language)],
    },
    facts: [
      [words.orderNumber, String(order.number)],
      [words.orderedOn, dayText(placedAt, language)],
    ],
    items: {
      columns: [
        { label: words.item, share: 5, isNumber: false },
        { label: words.size, share: 2, isNumber: true },
        { label: words.weight, share: 1.3, isNumber: true },
        { label: words.quantity, share: 1, isNumber: true },
      ],
      rows: lines.map(line => {
        const measured = measures.get(line.variantId);
        return [
          [line.title, line.options, ...lineNotes(line, language), line.sku].filter(text => text !== ''),
          [measured?.size ? measurementText(measured.size, style) : ''],
          [measured?.weight ? measurementText(measured.weight, style) : ''],
          [String(line.quantity)],
        ];
      }),
    },
    sums: weight === 0 ? [] : [{ label: words.weight, value: measurementText(weight, style), isTotal: true }],
    taxes: null,
    notes: [
      ...(shipsBy === '' ? [] : [shipsBy]),
      ...(order.shipping_name === '' ? [] : [words.shippedBy({ name: order.shipping_name })]),
      ...(order.note === '' ? [] : [`${words.note}: ${order.note}`]),
    ],
  };
}
