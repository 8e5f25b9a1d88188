/** The data for price texts. */
export interface PricedVariant {
  readonly price: number;
  readonly salePrice: number | null;
  readonly isOnSale: boolean;
}

/** On sale needs both the flag and a sale price (rule PRICE-1). */
export function isVariantOnSale(variant: PricedVariant): boolean {
  return variant.isOnSale && variant.salePrice !== null;
}

/** The unit price, before discount, tax and shipping (rule PRICE-1). */
export function salePrice(variant: PricedVariant): number {
  return variant.isOnSale && variant.salePrice !== null ? variant.salePrice : variant.price;
}

/** A product is on sale if any variant is on sale (rule PRICE-2). */
export function isOnSale(variants: readonly PricedVariant[]): boolean {
  return variants.some(isVariantOnSale);
}

/** Whether variants differ in price, in being on sale or, while they are, in sale price (rule PRICE-3). */
export function hasVariedPrices(variants: readonly PricedVariant[]): boolean {
  const [first] = variants;
  return (
    first !== undefined &&
    variants.some(
      variant =>
        variant.price !== first.price ||
        isVariantOnSale(variant) !== isVariantOnSale(first) ||
        (isVariantOnSale(variant) && variant.salePrice !== first.salePrice),
    )
  );
}

/** The lowest current price of a variant; zero without variants (rule PRICE-4). */
export function startingPrice(variants: readonly PricedVariant[]): number {
  return variants.length === 0 ? 0 : Math.min(...variants.map(salePrice));
}

/**
 * The price before the sale, if every variant with the starting price is reduced: the lowest of
 * theirs, so that no saving is overstated; else null (rule PRICE-5).
 */
export function normalPrice(variants: readonly PricedVariant[]): number | null {
  const starting = startingPrice(variants);
  const cheapest = variants.filter(variant => salePrice(variant) === starting);
  if (cheapest.length === 0 || !cheapest.every(isVariantOnSale)) return null;
  const before = Math.min(...cheapest.map(variant => variant.price));
  return before > starting ? before : null;
}
