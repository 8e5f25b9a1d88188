import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { readFields } from '@vitrine/core/errors/field-problems.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { productInputSchema } from '@vitrine/core/products/product.ts';
import { productErrors } from '@vitrine/core/products/products.errors.ts';
import type { Context } from '../../../context.ts';
import { findAssets } from '../../media/index.ts';
import { type UpsertedProduct, type UpsertProduct, upsertProducts } from '../../products/index.ts';
import type { ImportNotes } from '../readers/import-notes.ts';

/**
 * Writes products. A picture that was deleted in the meantime is left out, and so is a product that breaks a rule; both
 * are reported, because they are no reason to refuse all the others (rule IMPORT-74).
 */
export async function putProducts(
  context: Context,
  given: readonly UpsertProduct[],
  notes: ImportNotes,
): Promise<UpsertedProduct[]> {
  let products = given;
  for (let time = 1; ; time += 1) {
    const done = await upsertProducts(context, products);
    if (done.ok) return done.value;
    if (time === 3) throw new Error(`Products were refused: ${englishOf(done.error)}`);
    products =
      done.error.code === productErrors.unknownImage.code
        ? await withoutLostImages(context, products, notes)
        : withoutBroken(products, notes);
  }
}

function withoutBroken(given: readonly UpsertProduct[], notes: ImportNotes): UpsertProduct[] {
  return given.filter(({ product }) => {
    const read = readFields(productInputSchema, product);
    if (!read.isRead) {
      const what = phrase('imports.product', { title: product.title });
      notes.skip(what, [phrase('imports.breaksRule'), ...Object.values(read.problems).slice(0, 3)]);
    }
    return read.isRead;
  });
}

async function withoutLostImages(
  context: Context,
  given: readonly UpsertProduct[],
  notes: ImportNotes,
): Promise<UpsertProduct[]> {
  const ids = given.flatMap(({ product: { imageIds = [], variants } }) => [
    ...imageIds,
    ...variants.flatMap(({ imageId }) => imageId ?? []),
  ]);
  const standing = await findAssets(context, ids, { isDraft: true });
  const isThere = (id: Id | null | undefined) => typeof id === 'string' && standing.get(id)?.kind === 'image';
  return given.map(one => {
    const { imageIds = [], variants } = one.product;
    const kept = imageIds.filter(isThere);
    const ofVariants = variants.map(variant =>
      isThere(variant.imageId) ? variant : { ...variant, imageId: null },
    );
    const isWhole =
      kept.length === imageIds.length &&
      ofVariants.every(({ imageId = null }, at) => imageId === (variants[at]?.imageId ?? null));
    if (isWhole) return one;
    notes.warn(phrase('imports.product', { title: one.product.title }), phrase('imports.pictureDeleted'));
    return { ...one, product: { ...one.product, imageIds: kept, variants: ofVariants } };
  });
}
