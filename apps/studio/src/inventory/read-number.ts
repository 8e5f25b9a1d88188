import { maxStock } from '@vitrine/core/products/product.ts';

/** By how much typed text changes the stock: `12` sets it, `+5` and `-2` add to it; null if it is none of these. */
export function readChange(text: string, onHand: number): number | null {
  const [, sign = '', digits] = /^([+\-−]?)\s*(\d{1,10})$/.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const number = Number(digits);
  const change = sign === '' ? number - onHand : sign === '+' ? number : -number;
  const after = onHand + change;
  return after < 0 || after > maxStock ? null : change;
}
