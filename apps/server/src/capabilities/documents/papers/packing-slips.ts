import { addressLines, emptyAddress } from '@vitrine/core/addresses/address.ts';
import { choicesInWords } from '@vitrine/core/cart/choices/choices.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { isSent, itemsToSend } from '@vitrine/core/orders/shipment.ts';
import { measurementText } from '@vitrine/core/products/measurement-text.ts';
import { pickupLines } from '@vitrine/core/shipping/pickup-lines.ts';
import type { Context } from '../../../context.ts';
import { listShipments, type OrderRow, readOrder, valid } from '../../orders/index.ts';
import { listRefunds, methodOf, readPaymentsOf } from '../../payments/index.ts';
import { findVariantMeasures, type VariantMeasures } from '../../products/index.ts';
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
    const lines = await linesOf(context, order);
    if (lines.length === 0) continue;
    const measures = await findVariantMeasures(
      context,
      lines.map(line => line.variantId),
    );
    const isTest = (payments.get(orderId) ?? []).some(({ method }) => methodOf(method).isTest === true);
    papers.push(slipOf(context, order, { lines, measures, isTest }));
  }
  return papers;
}

async function linesOf({ database, website }: Context, order: OrderRow): Promise<OrderRow['lines']> {
  const refunds = await listRefunds(database, website.id, order.id);
  const shipments = valid(await listShipments(database, website.id, order.id));
  const open = itemsToSend({ lines: order.lines, refunds, shipments });
  const left = open.length > 0 ? open : itemsToSend({ lines: order.lines, refunds: [], shipments: [] });
  return order.lines.filter(isSent).flatMap(line => {
    const quantity = left.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
}

interface Packed {
  readonly lines: OrderRow['lines'];
  readonly measures: ReadonlyMap<Id, VariantMeasures>;
  readonly isTest: boolean;
}

/** In the units of the website. */
function slipOf({ website }: Context, order: OrderRow, { lines, measures, isTest }: Packed): Paper {
  const { language, store } = website.settings;
  const { seller, unitSystem } = store;
  const words = wordsIn(language).documents;
  const style = { unitSystem, language };
  const sellerLines = addressLines(
    { ...emptyAddress, ...seller, name: seller.name || website.title },
    language,
  );
  const { pickup } = order.delivery;
  const weights = lines.map(line => (measures.get(line.variantId)?.weight ?? 0) * line.quantity);
  const weight = weights.reduce((sum, one) => sum + one, 0);
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
      [words.orderedOn, dayText((order.placed_at ?? order.created_at).toISOString(), language)],
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
          [line.title, line.options, ...choicesInWords(line.choices, language), line.sku].filter(
            text => text !== '',
          ),
          [measured?.size ? measurementText(measured.size, style) : ''],
          [measured?.weight ? measurementText(measured.weight, style) : ''],
          [String(line.quantity)],
        ];
      }),
    },
    sums: weight === 0 ? [] : [{ label: words.weight, value: measurementText(weight, style), isTotal: true }],
    taxes: null,
    notes: [
      ...(order.shipping_name === '' ? [] : [words.shippedBy({ name: order.shipping_name })]),
      ...(order.note === '' ? [] : [`${words.note}: ${order.note}`]),
    ],
  };
}
