import { type Id, newId } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { type Compared, compareProduct } from '@vitrine/core/product-files/compare-product.ts';
import { mergeProduct } from '@vitrine/core/product-files/merge-product.ts';
import type { FileNames } from '@vitrine/core/product-files/product-cells.ts';
import { columnOfProduct, productIdHeader } from '@vitrine/core/product-files/product-columns.ts';
import type { FileFault, ReadProduct } from '@vitrine/core/product-files/read-product.ts';
import type { Context } from '../../../context.ts';
import { findAssets } from '../../media/index.ts';
import { namesForFile, readProductNames } from '../../products/index.ts';
import { type FileItem, type FileRun, type FileWords, readWords } from './file-words.ts';
import { findPresent, type Present } from './find-present.ts';
import type { ImportedRow } from './imported-products.store.ts';

/** Of a product; a file with one mistake in each row is not kept many times over. */
const mostChanges = 20;
const mostFaults = 1000;

export interface ComparedBatch {
  /** Those that the file does not leave as they are. */
  readonly rows: ImportedRow[];
  readonly same: number;
}

/** What would become of some products, without changing them (rule PRODUCTFILE-3). */
export async function compareBatch(
  context: Context,
  run: FileRun,
  batch: readonly ReadProduct[],
): Promise<ComparedBatch> {
  const present = await findPresent(context, batch, run.taken);
  const items = batch.map((read, at): FileItem => ({ read, present: present[at]?.product ?? null }));
  const words = await readWords(context, run, items);
  const [names, owners] = await Promise.all([
    namesOf(context, run, { items, words }),
    slugOwners(context, items),
  ]);
  const rows: ImportedRow[] = [];
  let same = 0;
  for (const [at, item] of items.entries()) {
    const merged = mergeProduct(item.present, item.read, words.idsFor(item));
    const faults = [
      ...faultOfRow(item.read, present[at]),
      ...words.faultsOf(item),
      ...faultOfSlug(item, run, owners),
    ];
    const read = { ...item.read, faults: [...item.read.faults, ...faults] };
    const compared = compareProduct({ read, merged, present: item.present }, names);
    if (compared.state === 'same') same += 1;
    else rows.push(rowOf(compared, { item, run, words }));
  }
  return { rows, same };
}

function faultOfRow({ line }: ReadProduct, present: Present | undefined): FileFault[] {
  const why = present?.fault ?? null;
  return why === null ? [] : [{ line, column: productIdHeader, why }];
}

/** An address belongs to one product, also while that is deleted (rule PRODUCT-29). */
function faultOfSlug(
  { read: { line, cells }, present }: FileItem,
  { slugs }: FileRun,
  owners: ReadonlyMap<string, Id>,
): FileFault[] {
  const slug = cells.slug?.trim().toLowerCase() ?? '';
  if (slug === '' || slug === present?.slug) return [];
  const isTaken = slugs.has(slug) || (owners.has(slug) && owners.get(slug) !== present?.id);
  slugs.add(slug);
  return isTaken ? [{ line, column: columnOfProduct('slug').header, why: phrase('fields.slugTaken') }] : [];
}

async function slugOwners(
  { database, website }: Context,
  items: readonly FileItem[],
): Promise<ReadonlyMap<string, Id>> {
  const slugs = items.flatMap(({ read }) => read.cells.slug?.trim().toLowerCase() || []);
  const owners = await readProductNames(database, website.id, { slugs });
  return new Map(owners.map(({ slug, id }) => [slug, id]));
}

async function namesOf(
  context: Context,
  { shops }: FileRun,
  { items, words: { pictures, idsFor } }: { items: readonly FileItem[]; words: FileWords },
): Promise<FileNames> {
  const present = items.flatMap(item => item.present ?? []);
  const imageIds = present.flatMap(({ imageIds, variants }) => [
    ...imageIds,
    ...variants.flatMap(({ imageId }) => imageId ?? []),
  ]);
  const names = await namesForFile(context, {
    relatedIds: items.flatMap(item => [
      ...(item.present?.relatedIds ?? []),
      ...(item.read.cells.related ?? []).map(idsFor(item).productOf),
    ]),
    assets: await findAssets(context, [...imageIds, ...pictures.ids.values()], { isDraft: true }),
  });
  return {
    ...names,
    pictureOf: id => pictures.wanted.get(id) ?? names.pictureOf(id),
    shopOf: id => shops.slugOf(id) ?? names.shopOf(id),
  };
}

interface Whole {
  readonly item: FileItem;
  readonly run: FileRun;
  readonly words: FileWords;
}

function rowOf(
  compared: Exclude<Compared, { state: 'same' }>,
  { item: { read, present }, run, words }: Whole,
): ImportedRow {
  const row = {
    id: newId(),
    line: read.line,
    product_id: present?.id ?? null,
    title: (present?.title ?? read.cells.title ?? '').slice(0, 500).toWellFormed(),
    state: compared.state,
    why: null,
    version: present?.version ?? null,
    faults: [],
    changes: [],
    more: 0,
    before: null,
    after: null,
    pictures: {},
  };
  if (compared.state === 'faulty') {
    const faults = firstOfEach(compared.faults);
    const more = Math.max(0, faults.length - mostFaults);
    return { ...row, faults: faults.slice(0, mostFaults), more };
  }
  const after = compared.state === 'new' ? compared.input : compared.after;
  run.shops.use(shopsIn(after));
  const pictures = wantedIn(after, words);
  if (compared.state === 'new') {
    const { slug } = compared.input;
    const id = (slug === undefined ? undefined : run.promised.get(slug)) ?? newId();
    if (slug !== undefined) run.promised.set(slug, id);
    return { ...row, product_id: id, after: { ...compared.input }, pictures };
  }
  const { before, changes } = compared;
  const more = Math.max(0, changes.length - mostChanges);
  return { ...row, before, after: compared.after, pictures, changes: changes.slice(0, mostChanges), more };
}

/** One fault of each cell is enough. */
function firstOfEach(faults: readonly FileFault[]): FileFault[] {
  const seen = new Map<string, FileFault>();
  for (const fault of faults) {
    const key = `${fault.line} ${fault.column}`;
    if (!seen.has(key)) seen.set(key, fault);
  }
  return [...seen.values()];
}

function shopsIn({ shopIds }: { readonly shopIds?: readonly Id[] | undefined }): readonly Id[] {
  return shopIds ?? [];
}

function wantedIn(fields: object, { pictures: { wanted } }: FileWords): Record<Id, string> {
  if (wanted.size === 0) return {};
  const { imageIds = [], variants = [] } = fields as {
    imageIds?: readonly Id[];
    variants?: readonly { readonly imageId: Id | null }[];
  };
  const used = new Set([...imageIds, ...variants.flatMap(({ imageId }) => imageId ?? [])]);
  return Object.fromEntries([...wanted].filter(([id]) => used.has(id)));
}
