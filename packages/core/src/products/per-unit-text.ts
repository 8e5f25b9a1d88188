import { formatMoney } from '../money/format-money.ts';
import type { PerUnitView } from './product-views.ts';

/** “€15.60 / kg” (rule PRICE-9). */
export function perUnitText({ price, per }: PerUnitView, language: string): string {
  return `${formatMoney(price, language)} / ${per}`;
}
