import type { Id } from '@vitrine/core/id/id.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import { restoreProduct } from '@vitrine/core/product-edits/edit-product.ts';
import type { ProductPart } from '@vitrine/core/product-edits/product-edit.ts';
import { variantsToRestore } from '@vitrine/core/product-files/compare-product.ts';
import type { Product, ProductChange, Variant } from '@vitrine/core/products/product.ts';
import type { Context } from '../../../context.ts';
import { deleteProduct, readSomeProducts, updateProduct } from '../../products/index.ts';
import { whyOf } from './apply-product.ts';
import type { ImportedRow, Written } from './imported-products.store.ts';

/**
 * As it was before, if nobody has changed it since: stock by the difference, so that what was sold stays sold. A
 * product that the import made goes into the trash (rule PRODUCTFILE-10).
 */
export async function restoreImported(context: Context, row: ImportedRow): Promise<Written> {
  const { state, version, product_id: productId, before, after } = row;
  if (productId === null || version === null) return { state: 'undoKept', why: null, version };
  const [present] = await readSomeProducts(context, [productId]);
  if (state === 'created') {
    if (present !== undefined && present.deletedAt === null && present.version !== version)
      return { state: 'undoKept', why: phrase('imports.changedSince'), version };
    const deleted = await deleteProduct(context, productId);
    return deleted.ok
      ? { state: 'undone', why: null, version }
      : { state: 'undoKept', why: whyOf(deleted.error), version };
  }
  const { variants, ...fields } = (before ?? {}) as ProductChange;
  const written = after?.variants as readonly { id?: Id; stock: number | null }[] | undefined;
  const problem = present === undefined ? null : problemOfStock(present, row);
  if (problem !== null) return { state: 'undoKept', why: problem, version };
  const change = {
    ...fields,
    ...(variants === undefined
      ? {}
      : { variants: variantsToRestore(variants as unknown as Variant[], written ?? []) }),
    productId,
    version,
  } as ProductChange & { productId: Id };
  const done = await updateProduct(context, change, {
    reason: 'undone',
    promisedIds: fields.relatedIds ?? [],
  });
  return done.ok
    ? { state: 'undone', why: null, version: version + 1 }
    : { state: 'undoKept', why: whyOf(done.error), version };
}

/** Why the stock cannot be what it was: somebody began to count it, or too much was sold (rule EDITS-6). */
function problemOfStock(present: Product, { before, after }: ImportedRow): Phrase | null {
  if (before?.variants === undefined) return null;
  const [from, to] = [before, after].map(fields => ({ variants: fields?.variants }) as ProductPart);
  const restored = restoreProduct(present, { before: from ?? {}, after: to ?? {} });
  if (restored === null || !('why' in restored)) return null;
  return restored.why === 'belowZero' ? phrase('imports.soldSince') : phrase('imports.changedSince');
}
