import type { Currency } from '@vitrine/core/money/money.ts';
import type { UnitSystem } from '@vitrine/core/products/measurement-text.ts';
import type { Context } from '../../context.ts';

/** The currency and the units of amounts and measures of products. */
export function storeOf({ website }: Context): { currency: Currency; unitSystem: UnitSystem } {
  const { currency, unitSystem } = website.settings.store;
  return { currency, unitSystem };
}
