import type { CartLineView } from '@vitrine/core/cart/cart-view.ts';

/** Distinguishes lines of one product for screen readers, too (rule CART-23). */
export function nameOfLine({ title, options, choices }: CartLineView): string {
  return [title, options, choices[0] ?? ''].filter(Boolean).join(', ');
}
