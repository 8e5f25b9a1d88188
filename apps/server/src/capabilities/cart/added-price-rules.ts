import { standardTax } from '@vitrine/core/cart/tax-rules.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import type { AddedPriceRules, PricedProduct } from '../../price-rules.ts';

/** All rules that capabilities add for these products; if two apply, the later one counts (rule CART-27). */
export async function addedPriceRules(
  context: Context,
  products: readonly PricedProduct[],
): Promise<Required<AddedPriceRules>> {
  const added = await Promise.all(context.priceRules.map(source => source(context, products)));
  return {
    // Of two equally specific rules the first one counts.
    taxRules: added.toReversed().flatMap(({ taxRules = [] }) => taxRules),
    shippingTax: added.findLast(({ shippingTax }) => shippingTax !== undefined)?.shippingTax ?? null,
    taxClasses: new Map(added.flatMap(({ taxClasses = [] }) => [...taxClasses])),
    discounts: added.flatMap(({ discounts = [] }) => discounts),
    used: Object.assign({}, ...added.map(({ used }) => used)),
  };
}

/**
 * The rules from the store's settings: one rate for each country, for the standard class; a voucher is taxed when
 * it is spent.
 */
export function rulesOfSettings({ website }: Context, products: readonly PricedProduct[]): AddedPriceRules {
  const { isShippingTaxed, rates } = website.settings.store.tax;
  const vouchers = products.filter(({ productType }) => productType === productTypes.giftCard);
  return {
    taxRules: Object.entries(rates).map(([country, hundredths]) => ({
      country,
      region: '',
      postalCodes: '',
      rates: { [standardTax]: [{ name: '', rate: hundredths * 10 }] },
    })),
    shippingTax: isShippingTaxed ? { like: 'class', taxClass: standardTax } : null,
    taxClasses: new Map(vouchers.map(({ productId }) => [productId, null])),
  };
}
