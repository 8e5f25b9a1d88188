import { dayText } from '../messages/day-text.ts';
import { wordsIn } from '../messages/words.ts';
import { longestDays, slowestMaking } from '../products/made-to-order.ts';
import type { OrderLine } from './order-line.ts';

interface Awaited {
  readonly lines: readonly Pick<OrderLine, 'id' | 'madeToOrder'>[];
  /** Those still to be sent; all if it is left out. */
  readonly toSend?: readonly { readonly lineId: string }[];
  /** ISO 8601. */
  readonly placedAt: string;
}

const day = 86_400_000;

/** “Expected to ship by 4 December 2026.”, by the slowest item; empty if nothing that is made is awaited (rule MADETOORDER-5). */
export function shipsByText({ lines, toSend, placedAt }: Awaited, language: string): string {
  const awaited = lines.filter(({ id }) => toSend === undefined || toSend.some(one => one.lineId === id));
  const slowest = slowestMaking(awaited.map(({ madeToOrder }) => madeToOrder));
  if (slowest === null) return '';
  const last = new Date(Date.parse(placedAt) + longestDays(slowest) * day).toISOString();
  return wordsIn(language).madeToOrder.shipsBy({ date: dayText(last, language) });
}
