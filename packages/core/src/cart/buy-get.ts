import { scaleAmount } from '../money/rounding.ts';

/** For so many bought pieces, so many others cost less: two for the price of one, or a gift with a purchase. */
export interface BuyGet {
  readonly kind: 'buyGet';
  readonly buy: number;
  readonly get: number;
  /** Thousandths of a percent off the pieces that are given. */
  readonly percent: number;
  /** How often it applies to one order; null is as often as it fits. */
  readonly maxTimes: number | null;
  /** What is given; if both are empty, the same products as are bought. */
  readonly productIds: readonly string[];
  readonly categories: readonly string[];
}

interface LineOfGiven {
  readonly key: string;
  readonly quantity: number;
  readonly left: number;
  readonly isBought: boolean;
  readonly isGiven: boolean;
}

interface Given {
  /** By the key of the line. */
  readonly amounts: ReadonlyMap<string, number>;
  /** How many more pieces must be added to the cart; zero if some are given. */
  readonly missing: number;
  /** How often it applies to one order, if more would have been given. */
  readonly mostTimes?: number;
}

/** The cheapest pieces are given, each line rounded once (rule CART-30). */
export function discountOfGiven(
  { buy, get, percent, maxTimes }: Omit<BuyGet, 'kind' | 'productIds' | 'categories'>,
  lines: readonly LineOfGiven[],
): Given {
  const bought = count(lines.filter(({ isBought }) => isBought));
  const givable = lines.filter(({ isGiven }) => isGiven);
  const isSame = givable.some(({ isBought }) => isBought);
  const pieces = isSame ? sharedOf(bought, buy, get) : Math.floor(bought / buy) * get;
  const most = maxTimes ? maxTimes * get : pieces;
  const fitting = Math.min(pieces, count(givable));
  const limit = Math.min(fitting, most);
  if (limit === 0) {
    const missingBought = Math.max(0, buy - bought);
    return { amounts: new Map(), missing: missingBought + (isSame || count(givable) === 0 ? 1 : 0) };
  }
  const amounts = new Map<string, number>();
  let rest = limit;
  for (const { key, quantity, left } of givable.toSorted(byPiece)) {
    const taken = Math.min(rest, quantity);
    rest -= taken;
    const value = taken === quantity ? left : scaleAmount(left, taken, quantity);
    if (value > 0) amounts.set(key, scaleAmount(value, percent, 100_000));
    if (rest === 0) break;
  }
  return { amounts, missing: 0, ...(maxTimes && limit < fitting ? { mostTimes: maxTimes } : {}) };
}

/** Of the same products: of each so many bought and given, and of the rest what exceeds the bought ones. */
function sharedOf(pieces: number, buy: number, get: number): number {
  return Math.floor(pieces / (buy + get)) * get + Math.max(0, (pieces % (buy + get)) - buy);
}

function count(lines: readonly LineOfGiven[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function byPiece(a: LineOfGiven, b: LineOfGiven): number {
  return a.left * b.quantity - b.left * a.quantity;
}
