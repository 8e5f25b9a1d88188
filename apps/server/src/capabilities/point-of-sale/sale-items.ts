import { areTaken, offersOf } from '@vitrine/core/cart/choices/choices.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { fewLeft, saleable } from '@vitrine/core/inventory/stock.ts';
import type { SaleItem } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import type { Context } from '../../context.ts';
import { findAssets } from '../media/index.ts';
import { findSaleVariants, type SaleVariant } from '../products/index.ts';

/** The variants that visitors see too, in the given order, with the price and the stock of now. */
export async function saleItems(context: Context, variantIds: readonly Id[]): Promise<SaleItem[]> {
  const variants = await findSaleVariants(context, variantIds);
  const assets = await findAssets(
    context,
    [...variants.values()].flatMap(({ imageId }) => imageId ?? []),
  );
  const { fewFrom } = context.website.settings.store.stock;
  return variantIds.flatMap(id => {
    const variant = variants.get(id);
    if (!variant?.isSold) return [];
    const { productId, title, options, sku, imageId, unitPrice, productType, stock } = variant;
    const left = saleable(productType, stock);
    return [
      {
        ...{ variantId: id, productId, title, options, sku, price: unitPrice },
        image: assets.get(imageId ?? '') ?? null,
        available: Number.isFinite(left) ? left : null,
        isFew: fewLeft(productType, stock, fewFrom) !== null,
        isSoldHere: isSoldHere(variant),
      },
    ];
  });
}

/** What is charged again, or asks its buyer something, is bought on the website (rule POS-6). */
export function isSoldHere(variant: SaleVariant): boolean {
  return variant.plan === null && variant.fund === undefined && areTaken({}, offersOf(variant));
}
