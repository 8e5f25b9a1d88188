import { type Id, newId } from '@vitrine/core/id/id.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import type { FileIds } from '@vitrine/core/product-files/merge-product.ts';
import { columnOfProduct, variantColumns } from '@vitrine/core/product-files/product-columns.ts';
import type { FileFault, ReadProduct } from '@vitrine/core/product-files/read-product.ts';
import { optionImageIds, optionStyleSchema } from '@vitrine/core/products/option-style.ts';
import type { Product } from '@vitrine/core/products/product.ts';
import { productVideosSchema, videoAssetIds } from '@vitrine/core/products/product-video.ts';
import { taxClasses } from '@vitrine/core/tax/tax-settings.ts';
import type { Context } from '../../../context.ts';
import { findAssets, findPrivateAmong } from '../../media/index.ts';
import { readProductNames } from '../../products/index.ts';
import type { FileShops } from './file-shops.ts';
import { type FoundPictures, findPictures } from './find-pictures.ts';

/** What is known of a whole file while its batches are compared. */
export interface FileRun {
  /** The products that rows have meant so far. */
  readonly taken: Set<Id>;
  /** The ids that the file gives its products, by their addresses. */
  readonly addresses: ReadonlyMap<string, string>;
  /** The ids of products that the file makes, by their addresses: others may name them before. */
  readonly promised: Map<string, Id>;
  /** The addresses that new products have taken. */
  readonly slugs: Set<string>;
  readonly shops: FileShops;
}

export interface FileItem {
  readonly read: ReadProduct;
  readonly present: Product | null;
}

/** What the words of some products mean on this website. */
export interface FileWords {
  readonly pictures: FoundPictures;
  readonly idsFor: (item: FileItem) => FileIds;
  /** The words that mean nothing here (rule PRODUCTFILE-6). */
  readonly faultsOf: (item: FileItem) => FileFault[];
}

export async function readWords(
  context: Context,
  run: FileRun,
  items: readonly FileItem[],
): Promise<FileWords> {
  const { database, website } = context;
  const words = items.flatMap(({ read: { cells, variants } }) => [
    ...(cells.pictures ?? []),
    ...variants.flatMap(variant => variant.cells.picture || []),
  ]);
  const files = items.flatMap(({ read }) => read.cells.files ?? []).map(word => assetIn(word));
  const assetIds = items.flatMap(({ read }) => [...stylePictures(read), ...videoAssets(read)]);
  const [pictures, assets, sold, products] = await Promise.all([
    findPictures(context, words),
    findAssets(context, [...new Set(assetIds)], { isDraft: true }),
    findPrivateAmong(database, website.id, [...new Set(files)]),
    findRelated(context, run, items),
  ]);
  const { shops } = run;
  const { store } = website.settings;
  const classes = new Set<string>([...taxClasses, ...store.tax.classes.map(({ id }) => id)]);
  return {
    pictures,
    idsFor: ({ present }) => ({
      pictureOf: word => pictures.ids.get(word) ?? word,
      shopOf: word => shops.find(word) ?? word,
      productOf: word => products.get(word) ?? word,
      fileOf: word => fileOf(word, present),
    }),
    faultsOf: ({ read, present }) => {
      const { line, cells, variants } = read;
      const { taxClass, currency } = cells;
      const own = new Set([
        ...(present?.imageIds ?? []),
        ...(present?.shopIds ?? []),
        ...(present?.relatedIds ?? []),
        ...(present?.variants.flatMap(({ imageId }) => imageId ?? []) ?? []),
        ...(present?.downloads.files.map(({ assetId }) => assetId) ?? []),
        ...optionImageIds(present?.optionStyles ?? []),
        ...videoAssetIds(present?.videos ?? []),
      ]);
      const faults: FileFault[] = [];
      const check = (given: readonly string[] = [], known: (word: string) => boolean, fault: FileFault) => {
        const word = given.find(one => !known(one) && !own.has(one));
        if (word !== undefined) faults.push(fault);
      };
      const at = (key: Parameters<typeof columnOfProduct>[0], why: Phrase): FileFault => ({
        line,
        column: columnOfProduct(key).header,
        why,
      });
      check(cells.pictures, word => pictures.ids.has(word), at('pictures', phrase('imports.cellPicture')));
      const isHere = (id: string) => assets.has(id);
      check(stylePictures(read), isHere, at('optionStyles', phrase('imports.cellAsset')));
      check(videoAssets(read), isHere, at('videos', phrase('imports.cellAsset')));
      check(cells.shops, word => shops.find(word) !== null, at('shops', phrase('imports.cellShop')));
      check(cells.related, word => products.has(word), at('related', phrase('imports.cellRelated')));
      check(cells.files?.map(assetIn), id => sold.has(id), at('files', phrase('imports.cellFile')));
      if (taxClass !== undefined && !classes.has(taxClass) && taxClass !== present?.taxClass)
        faults.push(at('taxClass', phrase('imports.cellWord', { words: [...classes].join(', ') })));
      if (currency && currency.trim().toUpperCase() !== store.currency)
        faults.push(at('currency', phrase('imports.cellCurrency', { currency: store.currency })));
      for (const { line: own, cells: ofVariant } of variants)
        check(ofVariant.picture ? [ofVariant.picture] : [], word => pictures.ids.has(word), {
          line: own,
          column: variantColumns.picture.header,
          why: phrase('imports.cellPicture'),
        });
      return faults;
    },
  };
}

/** What the looks of options show; none if they cannot be read, which is a fault of its own. */
function stylePictures({ cells: { optionStyles } }: ReadProduct): Id[] {
  return optionImageIds(optionStyleSchema.array().safeParse(optionStyles).data ?? []);
}

function videoAssets({ cells: { videos } }: ReadProduct): Id[] {
  return videoAssetIds(productVideosSchema.safeParse(videos).data ?? []);
}

function assetIn(word: string): Id {
  return word.split('/', 1)[0] ?? '';
}

/** The file of a product keeps its id, so that those who bought it still find it. */
function fileOf(word: string, present: Product | null): { id: Id; assetId: Id } {
  const [assetId = '', given] = word.split('/');
  const known = present?.downloads.files.find(file => file.assetId === assetId)?.id;
  return { assetId, id: given ?? known ?? newId() };
}

/** Products by their addresses or ids, here or in the file itself. */
async function findRelated(
  { database, website }: Context,
  { addresses, promised }: FileRun,
  items: readonly FileItem[],
): Promise<ReadonlyMap<string, Id>> {
  const words = [...new Set(items.flatMap(({ read }) => read.cells.related ?? []))];
  const inFile = words.flatMap(word => addresses.get(word) ?? []);
  const known = await readProductNames(database, website.id, { ids: [...words, ...inFile], slugs: words });
  const found = new Map<string, Id>();
  for (const { id, slug, is_deleted: isDeleted } of known)
    if (!isDeleted) for (const word of [id, slug]) found.set(word, id);
  for (const word of words) {
    const given = addresses.get(word);
    if (found.has(word) || given === undefined) continue;
    const id = found.get(given) ?? promised.get(word) ?? newId();
    if (!found.has(given)) promised.set(word, id);
    found.set(word, id);
  }
  return found;
}
