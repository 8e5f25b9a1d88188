import type { ProductInput } from '@vitrine/core/products/product.ts';
import type { Context } from '../../context.ts';
import { readStock } from '../inventory/index.ts';
import { productOf } from './product-rows.ts';
import { readBySources } from './products.store.ts';

/** A product as it stands, to be put again as it was; variants are found again by their options. */
export async function readProductAsPut(context: Context, sourceKey: string): Promise<ProductInput | null> {
  const [row = null] = await readBySources(context.database, context.website.id, [sourceKey]);
  if (row === null) return null;
  const stock = await readStock(
    context,
    row.variants.map(variant => variant.id),
  );
  const {
    id: _,
    version: __,
    createdAt: ___,
    updatedAt: ____,
    deletedAt: _____,
    ...product
  } = productOf(row, stock);
  return {
    ...product,
    variants: product.variants.map(({ id: _id, reserved: _held, ...variant }) => variant),
  };
}
