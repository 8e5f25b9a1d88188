import { freeSlug } from '@vitrine/core/collections/slug.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { ImportOutline, ImportProduct } from '@vitrine/core/importing/import-model.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { type Context, within } from '../../../context.ts';
import { listCollections } from '../../collections/index.ts';
import {
  holdProducts,
  readProductsAsPut,
  renewProductEstimates,
  type UpsertProduct,
} from '../../products/index.ts';
import type { ReadyProduct } from '../apart/import-messages.ts';
import type { OpenImport } from '../apart/open-import.ts';
import type { MediaIndex } from '../media/media-index.ts';
import {
  readPortions,
  readWritten,
  renewWrittenEstimates,
  savePortion,
  type WrittenProduct,
} from '../portions.store.ts';
import { ImportNotes } from '../readers/import-notes.ts';
import { Addresses } from './addresses.ts';
import { discardPlans } from './discard-plans.ts';
import { keptPhrase, OwnerChanges } from './owner-changes.ts';
import { planAddresses } from './plan-addresses.ts';
import { productInput } from './product-input.ts';
import { putProducts } from './put-products.ts';
import { type ReferenceKind, settled } from './references.ts';
import { ShopPlan, type ShopsWanted } from './shop-plan.ts';
import { sourceKeys } from './source-keys.ts';
import { readStandingProducts } from './standing.ts';
import { WrittenProducts } from './written-products.ts';

export const perPortion = 250;
/** Few, because the database plans well only once it knows that the website has products, and then that it has many. */
const inFirst = 25;

export interface ProductsRequest extends ShopsWanted {
  readonly importId: Id;
  readonly model: ImportOutline;
  readonly media: MediaIndex;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly products: OpenImport['products'];
  readonly notes: ImportNotes;
  readonly replaces: boolean;
  readonly advance: (done: number) => Promise<void>;
}

/**
 * Writes the products of an import in batches, each completely or not at all; a killed import continues with its
 * next batch (rule IMPORT-72). New ones stay hidden until the import finishes (rule IMPORT-73). The caller undoes them
 * if the import fails later.
 */
export async function writeProducts(
  context: Context,
  request: ProductsRequest,
): Promise<Result<WrittenProducts>> {
  const { importId, model, notes } = request;
  const shops = await ShopPlan.of(context, request);
  const written = new WrittenProducts(model, shops);
  const portions = await readPortions(context.database, context.website.id, importId);
  for (const portion of portions) notes.add(portion.notes);
  const begun = portions.at(-1)?.place ?? 0;
  const parts = {
    ...request,
    shops,
    key: sourceKeys(model),
    addresses: await plannedAddresses(context, model),
  };
  for (let from = 0, count = inFirst; from < model.productCount; from += count, count = perPortion) {
    const ready = await request.products(from, count);
    if (!ready.ok) return ready;
    const portion: ProductPortion = { ...parts, ready: ready.value, place: from + ready.value.length };
    const isWritten = portion.place <= begun;
    written.add(
      ready.value,
      isWritten ? await findSlugs(context, portion) : await writePortion(context, portion),
    );
    await request.advance(portion.place);
    if (from <= inFirst && portion.place < model.productCount) {
      await renewProductEstimates(context.database);
      await renewWrittenEstimates(context.database);
    }
  }
  return succeed(written);
}

interface ProductPortion extends ProductsRequest {
  readonly shops: ShopPlan;
  readonly key: (kind: string, id: string) => string;
  readonly addresses: Addresses;
  readonly ready: readonly ReadyProduct[];
  readonly place: number;
}

/** By the ids of their source. */
type Slugs = ReadonlyMap<string, string>;

function writePortion(context: Context, portion: ProductPortion): Promise<Slugs> {
  const notes = new ImportNotes();
  return context.database
    .transaction(async transaction => {
      const inside = within(context, transaction);
      await discardPlans(transaction);
      const { importId, key, place, ready, replaces, shops } = portion;
      const keys = ready.map(({ product }) => key('product', product.sourceId));
      await holdProducts(inside, keys);
      const before = new Map(
        (await readProductsAsPut(inside, keys)).map(standing => [standing.sourceKey, standing]),
      );
      const earlier = await readWritten(transaction, inside.website.id, keys);
      const changes = await OwnerChanges.ofProducts(inside, { keys, replaces });
      const given = ready.flatMap(one => {
        const sourceKey = key('product', one.product.sourceId);
        const isHeldBack = !before.has(sourceKey) || earlier.get(sourceKey)?.isHeldBack === true;
        const offered = { sourceKey, product: inputOf(inside, one, { ...portion, notes }), isHeldBack };
        if (isKept(changes, offered, notes)) return [];
        // The shops of a known product are its owner's (rule SHOPS-9).
        const home = before.has(sourceKey) ? null : shops.homeOf(one.product.shop);
        return [home === null ? offered : { ...offered, product: { ...offered.product, shopIds: [home] } }];
      });
      const put = new Map((await putProducts(inside, given, notes)).map(one => [one.sourceKey, one]));
      const heldBack = [...put.values()].filter(one => one.isHeldBack).map(one => one.sourceKey);
      const standing = await readStandingProducts(transaction, inside.website.id, keys, heldBack);
      const stocks = new Map(given.map(one => [one.sourceKey, stockOf(one)]));
      const written = changes.outcomes(standing).map((outcome): WrittenProduct => {
        const { sourceKey } = outcome;
        const old = before.get(sourceKey);
        const isChanged = put.has(sourceKey) && old !== undefined && !old.isDeleted;
        return {
          ...outcome,
          isNew: old === undefined,
          before: isChanged ? old.put : null,
          version: put.has(sourceKey) ? (standing.get(sourceKey)?.version ?? null) : null,
          isHeldBack: put.get(sourceKey)?.isHeldBack ?? earlier.get(sourceKey)?.isHeldBack ?? false,
          stock: isChanged ? (stocks.get(sourceKey) ?? null) : null,
        };
      });
      await savePortion(transaction, inside.website.id, { importId, place, notes, written });
      const slugOf = (sourceKey: string) => put.get(sourceKey)?.slug ?? standing.get(sourceKey)?.slug ?? null;
      return slugsOf(portion, slugOf);
    })
    .then(slugs => {
      portion.notes.add(notes);
      return slugs;
    });
}

function stockOf({ product }: UpsertProduct): Record<string, number | null> {
  return Object.fromEntries(
    product.variants.map(({ optionValues = [], stock = null }) => [JSON.stringify(optionValues), stock]),
  );
}

/** For a batch that is already written. */
async function findSlugs({ database, website }: Context, portion: ProductPortion): Promise<Slugs> {
  const keys = portion.ready.map(({ product }) => portion.key('product', product.sourceId));
  const standing = await readStandingProducts(database, website.id, keys);
  return slugsOf(portion, sourceKey => standing.get(sourceKey)?.slug ?? null);
}

function slugsOf({ key, ready }: ProductPortion, slugOf: (sourceKey: string) => string | null): Slugs {
  return new Map(
    ready.flatMap(({ product: { sourceId } }) => {
      const slug = slugOf(key('product', sourceId));
      return slug === null ? [] : [[sourceId, slug] as const];
    }),
  );
}

/** Whether the owner’s own version of a product stays. */
function isKept(changes: OwnerChanges, { sourceKey, product }: UpsertProduct, notes: ImportNotes): boolean {
  const isChanged = changes.keeps(sourceKey);
  const isAsked = changes.offer({ sourceKey, kind: 'product', title: product.title, given: product });
  if (isChanged && !isAsked) notes.warn(phrase('imports.product', { title: product.title }), keptPhrase);
  return isChanged;
}

/** The future addresses of posts and pages, which are written after the products. */
async function plannedAddresses({ database, website }: Context, model: ImportOutline): Promise<Addresses> {
  const plan = planAddresses(model);
  if (plan.blog === null) return new Addresses(model, plan, null);
  const all = await listCollections(database, website.id);
  const known = all.find(one => one.source_key === sourceKeys(model)('list', 'posts'));
  const taken = new Set(all.map(one => one.slug));
  return new Addresses(model, plan, known?.slug ?? freeSlug(plan.blog.slug, slug => taken.has(slug)));
}

function inputOf(
  context: Context,
  { product, converted }: ReadyProduct,
  { addresses, assets, media, notes }: ProductPortion,
): UpsertProduct['product'] {
  const what = phrase('imports.product', { title: product.title });
  const imageOf = (address: string): Id | null => {
    const asset = assets.get(media.fileOf(address)?.address ?? '');
    return asset?.kind === 'image' ? asset.id : null;
  };
  const pictures = [...product.images.map(image => image.address), ...converted.pictures];
  for (const note of converted.notes) notes.warn(note.what, note.why);
  if (product.type === 'external') notes.warn(what, phrase('imports.soldElsewhere'));
  const references = {
    addressOf: (kind: ReferenceKind, sourceId: string) => addresses.find(kind, sourceId),
    blogId: null,
  };
  return {
    ...productInput(product, {
      currency: context.website.settings.store.currency,
      description: settled(converted.description, references),
      excerpt: converted.excerpt,
      imageIds: [...new Set(pictures.flatMap(address => imageOf(address) ?? []))],
      imageOf,
      notes,
    }),
    ...(product.slug === '' ? {} : { slug: slugOf(product) }),
  };
}

/** Addresses of products are letters and digits with hyphens; the valid part of the source's address is kept. */
function slugOf({ slug, title }: ImportProduct): string {
  const plain = slug
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 150)
    .replace(/\p{Cs}$/u, '');
  return plain === '' ? title : plain.replace(/(?<!-)-+$/, '');
}
