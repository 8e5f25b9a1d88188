import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { productCollectionAddress } from '@vitrine/core/products/product-address.ts';
import type { CollectionRule } from '@vitrine/core/products/product-collection.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import type { Context } from '../../../context.ts';
import { readShops } from '../read-shops.ts';
import { arrangeCollection, changeCollection, createCollection } from './change-collection.ts';
import { readCollection } from './product-collections.store.ts';

interface CollectionToPut {
  readonly name: string;
  readonly description: string;
  readonly imageId: Id | null;
  /** Products in their order, or a rule. */
  readonly filledWith: readonly Id[] | CollectionRule;
}

/**
 * Creates or finds each by its name, and describes and fills it; returns the addresses of their pages in the given
 * order (rule STARTER-10).
 */
export async function putProductCollections(
  context: Context,
  given: readonly CollectionToPut[],
): Promise<Result<string[]>> {
  const { database, website } = context;
  const addresses: string[] = [];
  for (const { name, filledWith, ...settings } of given) {
    const slug = slugOf(name);
    const found = await readCollection(database, website.id, { slug });
    const made = found ? succeed(found.id) : await createCollection(context, { name });
    if (!made.ok) return made;
    const id = made.value;
    const rule = 'conditions' in filledWith ? filledWith : null;
    const changed = await changeCollection(context, { id, ...settings, rule });
    if (!changed.ok) return changed;
    if (!('conditions' in filledWith)) {
      const arranged = await arrangeCollection(context, { id, productIds: filledWith });
      if (!arranged.ok) return arranged;
    }
    addresses.push(productCollectionAddress((await readShops(context))[0].slug, slug));
  }
  return succeed(addresses);
}
