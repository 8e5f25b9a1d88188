import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { collectionCalls } from '@vitrine/core/collections/collections.calls.ts';
import { collectionErrors } from '@vitrine/core/collections/collections.errors.ts';
import { titleOf } from '@vitrine/core/collections/slug.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { productImportErrors as errors } from '@vitrine/core/product-files/product-imports.errors.ts';
import { productErrors } from '@vitrine/core/products/products.errors.ts';
import { actorMay } from '../../../actor-may.ts';
import { type Context, within } from '../../../context.ts';
import { addCollection, deleteCollection, listCollections } from '../../collections/index.ts';
import { hasProducts, readShopSlugs, readShops } from '../../products/index.ts';
import { type ImportRow, saveShopsChosen } from './product-imports.store.ts';

export interface ShopsChosen {
  readonly shopId?: Id | undefined;
  readonly makesShops?: boolean | undefined;
}

/** Notes the shop of new products, and creates those that the file names (rules PRODUCTFILE-12 and PRODUCTFILE-13). */
export async function chooseShops(
  context: Context,
  { id, new_shops: newShops }: ImportRow,
  { shopId, makesShops = false }: ShopsChosen,
): Promise<Result<null>> {
  const { actor, clock, database, website } = context;
  const [main] = await readShops(context);
  if (shopId !== undefined && !(await readShopSlugs(context)).has(shopId))
    return fail(productErrors.unknownShop);
  const isMaking = makesShops && newShops.length > 0;
  if (isMaking && !actorMay(actor, collectionCalls.add.access)) return fail(callErrors.forbidden);
  for (const shop of isMaking ? newShops : []) {
    const made = await addCollection(context, {
      ...shop,
      type: collectionTypes.products,
      title: titleOf(shop.slug),
    });
    if (made.ok) continue;
    return made.error.code === collectionErrors.slugTaken.code
      ? fail(errors.shopAddressTaken, { address: shop.slug })
      : made;
  }
  await saveShopsChosen(database, website.id, {
    id,
    shopId: shopId === undefined || shopId === main.id ? null : shopId,
    madeAt: isMaking ? clock.now() : null,
  });
  return succeed(null);
}

/** Puts the shops that an import made into the trash, unless somebody has changed or used them since. */
export async function removeShops(
  context: Context,
  { new_shops: newShops, shops_made_at: madeAt }: ImportRow,
): Promise<void> {
  const { website } = context;
  if (madeAt === null) return;
  await context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    const pages = await listCollections(transaction, website.id);
    for (const { id } of newShops) {
      const page = pages.find(one => one.id === id);
      const isUsed =
        pages.some(one => one.parent_id === id) || (await hasProducts(transaction, website.id, id));
      if (page === undefined || isUsed || page.updated_at > madeAt) continue;
      await deleteCollection(inside, id);
    }
  });
}
