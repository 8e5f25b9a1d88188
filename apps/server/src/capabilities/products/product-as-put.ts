import type { Id } from '@vitrine/core/id/id.ts';
import type { ProductInput } from '@vitrine/core/products/product.ts';
import type { Context } from '../../context.ts';
import { readStock } from '../inventory/index.ts';
import { productOf } from './product-rows.ts';
import { readBySources } from './products.store.ts';

/** The current state of a product. */
export interface StandingProduct {
  readonly sourceKey: string;
  readonly id: Id;
  /** Raised by each change. */
  readonly version: number;
  /** Their ids by their option values as JSON. */
  readonly variantIds: ReadonlyMap<string, Id>;
  /** Input that restores this state; variants are matched by their options. */
  readonly put: ProductInput;
  readonly isDeleted: boolean;
}

/** The products that were imported with these keys. */
export async function readProductsAsPut(
  context: Context,
  sourceKeys: readonly string[],
): Promise<StandingProduct[]> {
  const rows = await readBySources(context.database, context.website.id, sourceKeys);
  const stock = await readStock(
    context,
    rows.flatMap(row => row.variants.map(variant => variant.id)),
  );
  return rows.map(row => {
    const { id, version, createdAt: _, updatedAt: __, deletedAt, ...product } = productOf(row, stock);
    const variants = product.variants.map(({ id: _id, reserved: _held, ...variant }) => variant);
    return {
      sourceKey: row.source_key ?? '',
      id,
      version,
      variantIds: new Map(row.variants.map(variant => [JSON.stringify(variant.option_values), variant.id])),
      put: { ...product, variants },
      isDeleted: deletedAt !== null,
    };
  });
}
