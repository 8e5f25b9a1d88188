import { expect, it } from 'vitest';
import type { OrderLine } from './order-line.ts';
import { itemsToSend, joinItems } from './shipment.ts';

const line = (id: string, quantity: number, productType = 1) => ({ id, quantity, productType }) as OrderLine;
const of = (lineId: string, quantity: number) => ({ lines: [{ lineId, quantity }] });

it('ORDER-31: what is still to be sent is bought, and neither refunded nor sent', () => {
  const lines = [line('bowl', 5), line('mug', 2), line('pattern', 1, 2), line('visit', 1, 3)];
  const left = (refunds = [of('none', 1)], shipments = [of('none', 1)]) =>
    itemsToSend({ lines, refunds, shipments });
  expect(left()).toEqual([
    { lineId: 'bowl', quantity: 5 },
    { lineId: 'mug', quantity: 2 },
  ]);
  expect(left([of('bowl', 1)], [of('bowl', 2), of('mug', 2)])).toEqual([{ lineId: 'bowl', quantity: 2 }]);
  // What came back after it was sent is not sent again.
  expect(left([of('bowl', 5), of('mug', 1)], [of('bowl', 5), of('mug', 2)])).toEqual([]);
});

it('ORDER-31: a line named twice counts with both quantities', () => {
  expect(joinItems([...of('bowl', 1).lines, ...of('bowl', 2).lines])).toEqual([
    { lineId: 'bowl', quantity: 3 },
  ]);
});
