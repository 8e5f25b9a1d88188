import { csvBeginning, csvRow } from '@vitrine/core/csv/csv-row.ts';
import { rowsOfProduct } from '@vitrine/core/product-files/product-cells.ts';
import { fileHeaders } from '@vitrine/core/product-files/product-columns.ts';
import type { Context } from '../../context.ts';
import { findAssets } from '../media/index.ts';
import { readSomeProducts } from './change-products.ts';
import { namesForFile } from './product-file-names.ts';
import { batchesOfProductIds, type StudioFilter } from './studio-lists.store.ts';

const batch = 250;

/** The products of a list as CSV, a row for each variant; read and sent in batches, however many (PRODUCT-43). */
export async function* exportProducts(context: Context, filter: StudioFilter): AsyncGenerator<string> {
  const { database, website } = context;
  yield csvBeginning + csvRow(fileHeaders(website.settings.store.unitSystem));
  for await (const ids of batchesOfProductIds(database, website.id, { ...filter, limit: batch })) {
    const products = await readSomeProducts(context, ids);
    const imageIds = products.flatMap(({ imageIds, variants }) => [
      ...imageIds,
      ...variants.flatMap(({ imageId }) => imageId ?? []),
    ]);
    const names = await namesForFile(context, {
      relatedIds: products.flatMap(({ relatedIds }) => relatedIds),
      assets: await findAssets(context, imageIds, { isDraft: true }),
    });
    yield products.map(product => rowsOfProduct(product, names).map(csvRow).join('')).join('');
  }
}
