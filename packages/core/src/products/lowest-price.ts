import { salePrice } from './product-prices.ts';
import { type DatedPrice, nextPriceChange, pricedAt } from './sale-dates.ts';

/** What a variant was to cost from a moment on. */
export interface NotedPrice extends DatedPrice {
  /** ISO 8601. */
  readonly since: string;
}

interface Span {
  readonly from: number;
  readonly price: number;
}

const lookBackMilliseconds = 30 * 24 * 60 * 60_000;

/**
 * The lowest price of the 30 days before the present price began to apply; null if it had none then (rule PRICE-8).
 * @param noted - in the order of time
 */
export function lowestPriceBefore(noted: readonly NotedPrice[], now: Date): number | null {
  const spans = spansOf(noted, now);
  const present = spans.at(-1);
  if (present === undefined) return null;
  const earliest = present.from - lookBackMilliseconds;
  const prices = spans
    .slice(0, -1)
    .filter((_, at) => (spans[at + 1]?.from ?? present.from) > earliest)
    .map(({ price }) => price);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** What it really cost from when on, until now; neighbours of one price are one. */
function spansOf(noted: readonly NotedPrice[], now: Date): Span[] {
  const spans: Span[] = [];
  for (const [at, price] of noted.entries()) {
    const end = Math.min(new Date(noted[at + 1]?.since ?? now).getTime(), now.getTime());
    let from = new Date(price.since).getTime();
    while (from < end || (from === end && at === noted.length - 1)) {
      const amount = salePrice(pricedAt(price, new Date(from)));
      if (spans.at(-1)?.price !== amount) spans.push({ from, price: amount });
      const next = nextPriceChange([price], new Date(from));
      if (next > end) break;
      from = next;
    }
  }
  return spans;
}
