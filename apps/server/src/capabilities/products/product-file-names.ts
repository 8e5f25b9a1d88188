import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type Asset, fileAddress } from '@vitrine/core/media/asset.ts';
import { currencyDecimals } from '@vitrine/core/money/money.ts';
import type { FileNames } from '@vitrine/core/product-files/product-cells.ts';
import type { Context } from '../../context.ts';
import { listCollections } from '../collections/index.ts';
import { websiteAddress } from '../tenancy/index.ts';
import { readProductNames } from './product-names.store.ts';

/**
 * What a products file calls the pictures, shops and related products of some products: their addresses, so that a
 * person can read them and another website can find them; an id where there is none.
 */
export async function namesForFile(
  context: Context,
  { relatedIds, assets }: { relatedIds: readonly Id[]; assets: ReadonlyMap<Id, Asset> },
): Promise<FileNames> {
  const { database, website } = context;
  const { currency, unitSystem } = website.settings.store;
  const [related, shops] = await Promise.all([
    readProductNames(database, website.id, { ids: [...new Set(relatedIds)] }),
    readShopSlugs(context),
  ]);
  const slugs = new Map(related.filter(one => !one.is_deleted).map(({ id, slug }) => [id, slug]));
  return {
    currency,
    unitSystem,
    decimals: currencyDecimals[currency],
    pictureOf: filePictureOf(context, assets),
    shopOf: id => shops.get(id) ?? id,
    productOf: id => slugs.get(id) ?? id,
  };
}

/** The whole address of each picture. */
function filePictureOf(
  { configuration, website }: Pick<Context, 'configuration' | 'website'>,
  assets: ReadonlyMap<Id, Asset>,
): (id: Id) => string {
  const origin = websiteAddress(configuration, website.subdomain);
  return id => {
    const asset = assets.get(id);
    return asset === undefined ? id : `${origin}${fileAddress(asset)}`;
  };
}

/** The pages of products, published or not, by their ids. */
export async function readShopSlugs({ database, website }: Context): Promise<ReadonlyMap<Id, string>> {
  const pages = await listCollections(database, website.id);
  return new Map(
    pages.filter(({ type }) => type === collectionTypes.products).map(({ id, slug }) => [id, slug]),
  );
}
