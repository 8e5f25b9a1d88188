import { productTypes } from '@vitrine/core/products/product-views.ts';
import { rulesOfSettings } from '@vitrine/core/tax/rules-of-settings.ts';
import type { Context } from '../../context.ts';
import type { AddedPriceRules, PricedBuyer, PricedProduct } from '../../price-rules.ts';

/** All rules that capabilities add for these products and this buyer; if two apply, the later one counts (rule CART-27). */
export async function addedPriceRules(
  context: Context,
  products: readonly PricedProduct[],
  buyer: PricedBuyer,
): Promise<Required<AddedPriceRules>> {
  const added = await Promise.all(context.priceRules.map(source => source(context, products, buyer)));
  return {
    // Of two equally specific rules the first one counts.
    taxRules: added.toReversed().flatMap(({ taxRules = [] }) => taxRules),
    shippingTax: added.findLast(({ shippingTax }) => shippingTax !== undefined)?.shippingTax ?? null,
    taxClasses: new Map(added.flatMap(({ taxClasses = [] }) => [...taxClasses])),
    discounts: added.flatMap(({ discounts = [] }) => discounts),
    used: Object.assign({}, ...added.map(({ used }) => used)),
  };
}

/** The tax of the store's settings, by the classes of its products; a voucher is taxed when it is spent (rule TAX-1). */
export function storePriceRules({ website }: Context, products: readonly PricedProduct[]): AddedPriceRules {
  const { tax } = website.settings.store;
  return {
    taxRules: rulesOfSettings(tax),
    shippingTax: tax.shipping,
    taxClasses: new Map(
      products.map(({ productId, productType, taxClass, fund }) => [
        productId,
        productType === productTypes.giftCard || fund !== undefined ? null : taxClass,
      ]),
    ),
  };
}
