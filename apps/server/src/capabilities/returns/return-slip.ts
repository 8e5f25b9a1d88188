import { addressLines, emptyAddress } from '@vitrine/core/addresses/address.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { itemsHeld } from '@vitrine/core/returns/return.ts';
import type { Context } from '../../context.ts';
import { drawApart, frameOf } from '../documents/index.ts';
import type { OrderRow } from '../orders/index.ts';
import { nameOfReturn } from './return-view.ts';
import { readReturn } from './returns.store.ts';

/** Where items are sent back to, line by line (rule RETURN-9). */
export function sendTo({ website }: Pick<Context, 'website'>): string[] {
  const { language, store } = website.settings;
  const own = store.returns.address.split('\n').filter(line => line.trim() !== '');
  const { seller } = store;
  return own.length > 0
    ? own
    : addressLines({ ...emptyAddress, ...seller, name: seller.name || website.title }, language);
}

/** To put into the parcel: a PDF; null unless the return of this order is accepted (rule RETURN-9). */
export async function drawSlip(
  context: Context,
  { order, returnId }: { order: OrderRow; returnId: string },
): Promise<{ body: Buffer; name: string } | null> {
  const { clock, database, website } = context;
  const row = await readReturn(database, website.id, returnId);
  if (row === null || row.order_id !== order.id || row.state !== 'accepted') return null;
  const { language, store } = website.settings;
  const { documents, returns: words } = wordsIn(language);
  const name = `${words.slip} ${nameOfReturn(order, row)}`;
  const body = await drawApart(context, {
    title: `${name} · ${website.title}`,
    at: clock.now(),
    papers: [
      {
        ...frameOf({ language, seller: { ...store.seller, lines: sendTo(context) } }, false),
        heading: name,
        seller: addressLines(order.address, language),
        recipient: { label: words.sendTo, lines: sendTo(context) },
        facts: [
          [documents.orderNumber, String(order.number)],
          [words.askedOn, dayText(row.asked_at.toISOString(), language)],
        ],
        items: {
          columns: [
            { label: documents.item, share: 5, isNumber: false },
            { label: words.reason, share: 3, isNumber: false },
            { label: documents.quantity, share: 1, isNumber: true },
          ],
          rows: row.lines
            .filter(line => itemsHeld(line) > 0)
            .map(line => {
              const bought = order.lines.find(({ id }) => id === line.lineId);
              const texts = [bought?.title ?? '', bought?.options ?? '', bought?.sku ?? ''];
              return [texts.filter(text => text !== ''), [line.reason], [String(itemsHeld(line))]];
            }),
        },
        sums: [],
        taxes: null,
        notes: [words.slipHint, ...(store.returns.instructions === '' ? [] : [store.returns.instructions])],
      },
    ],
  });
  return { body, name };
}
