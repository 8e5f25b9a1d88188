import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { ProductChange, ProductInput } from '@vitrine/core/products/product.ts';
import { productErrors } from '@vitrine/core/products/products.errors.ts';
import type { Context } from '../../../context.ts';
import { createProduct, updateProduct } from '../../products/index.ts';
import type { ImportedRow, Written } from './imported-products.store.ts';

/** Writes a product of a file, if it is still as it was compared (rule PRODUCTFILE-7). */
export async function applyProduct(context: Context, row: ImportedRow, shopId: Id | null): Promise<Written> {
  const { state, version, product_id: productId, after } = row;
  if (after === null || productId === null) return { state: 'kept', why: null, version };
  const origin = { reason: 'imported', promisedIds: (after.relatedIds as Id[] | undefined) ?? [] } as const;
  const done =
    state === 'new'
      ? await createProduct(context, inShop(after as ProductInput, shopId), { ...origin, id: productId })
      : await updateProduct(
          context,
          { ...(after as ProductChange), productId, version: version ?? 0 },
          origin,
        );
  if (done.ok)
    return state === 'new'
      ? { state: 'created', why: null, version: 1 }
      : { state: 'updated', why: null, version: (version ?? 0) + 1 };
  return { state: 'kept', why: whyOf(done.error), version };
}

/** The chosen shop is that of new products that name none (rule PRODUCTFILE-12). */
function inShop(product: ProductInput, shopId: Id | null): ProductInput {
  return shopId === null || (product.shopIds ?? []).length > 0 ? product : { ...product, shopIds: [shopId] };
}

export function whyOf(error: { readonly code: string } & NonNullable<Written['why']>): Written['why'] {
  if (error.code === callErrors.conflict.code) return phrase('imports.changedSince');
  if (error.code === productErrors.unknownShop.code) return phrase('imports.shopNotHere');
  return error.code === callErrors.notFound.code ? phrase('imports.deletedSince') : error;
}
