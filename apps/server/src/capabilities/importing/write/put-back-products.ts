import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { ProductInput } from '@vitrine/core/products/product.ts';
import { type Context, within } from '../../../context.ts';
import { readStock } from '../../inventory/index.ts';
import { readOrderedVariants } from '../../orders/index.ts';
import { holdProducts, readProductsAsPut, unmakeProducts } from '../../products/index.ts';
import { forgetPlaces, type ToPutBack, takeWritten } from '../portions.store.ts';
import { savePrints } from '../prints.store.ts';
import { ImportNotes } from '../readers/import-notes.ts';
import { discardPlans } from './discard-plans.ts';
import { putProducts } from './put-products.ts';
import { perPortion } from './write-products.ts';

type Standing = Awaited<ReturnType<typeof readProductsAsPut>>[number];

export interface PutBack {
  /** The number of products that stay as they are. */
  readonly kept: number;
  /** Those products, each with its reason. */
  readonly notes: ImportNotes;
  /** The ids that they contain, those of files among them. */
  readonly ids: ReadonlySet<string>;
}

/**
 * Undoes the products written by a failed import, in batches as well (rule IMPORT-42). A product that somebody has
 * changed, ordered or is about to order since it was written stays as it is (rule IMPORT-75).
 * @param importId - orders are as young as it is
 */
export async function putBackProducts(context: Context, importId: Id): Promise<PutBack> {
  const { database, website } = context;
  const notes = new ImportNotes();
  const ids = new Set<string>();
  let kept = 0;
  for (let isMore = true; isMore; ) {
    const done = await database.transaction(async transaction => {
      const inside = within(context, transaction);
      await discardPlans(transaction);
      await forgetPlaces(transaction, website.id);
      const written = await takeWritten(transaction, website.id, perPortion);
      return { written: written.length, staying: await putBack(inside, written, { importId, notes }) };
    });
    for (const { put } of done.staying)
      for (const [id] of JSON.stringify(put).matchAll(idPattern)) ids.add(id);
    kept += done.staying.length;
    isMore = done.written > 0;
  }
  return { kept, notes, ids };
}

const idPattern = /(?<![a-z0-9])[a-z0-9]{24}(?![a-z0-9])/g;

/** Returns the products that stay. */
async function putBack(
  inside: Context,
  written: readonly ToPutBack[],
  { importId, notes }: { importId: Id; notes: ImportNotes },
): Promise<Standing[]> {
  const keys = written.map(one => one.source_key);
  await holdProducts(inside, keys);
  const standing = new Map((await readProductsAsPut(inside, keys)).map(one => [one.sourceKey, one]));
  const touched = written.flatMap(entry => {
    const now = standing.get(entry.source_key);
    return now && (entry.is_new || entry.before !== null) ? [{ entry, now }] : [];
  });
  const sold = await soldAmong(inside, touched.flatMap(goingVariants), importId);
  const staying: typeof touched = [];
  const made: Id[] = [];
  const changed: { sourceKey: string; product: ProductInput }[] = [];
  for (const one of touched) {
    const { entry, now } = one;
    const isSold = goingVariants(one).some(id => sold.has(id));
    const isChanged = entry.version !== null && entry.version !== now.version && !now.isDeleted;
    if (isSold || isChanged) {
      const why = isSold ? phrase('imports.orderedMeanwhile') : phrase('imports.changedMeanwhile');
      notes.warn(phrase('imports.product', { title: now.put.title }), why);
      staying.push(one);
    } else if (entry.is_new) made.push(now.id);
    else if (entry.before !== null)
      changed.push({ sourceKey: entry.source_key, product: withSales(entry.before, entry.stock) });
  }
  await unmakeProducts(inside, made);
  await putProducts(inside, changed, notes);
  const prints = staying.flatMap(({ entry }) =>
    entry.print === null
      ? []
      : [[entry.source_key, { print: entry.print, source: entry.source_print }] as const],
  );
  await savePrints(inside.database, inside.website.id, new Map(prints));
  return staying.map(one => one.now);
}

/** The variants that do not exist any more once the product is put back. */
function goingVariants({ entry, now }: { entry: ToPutBack; now: Standing }): Id[] {
  const stay = new Set(
    entry.is_new ? [] : entry.before?.variants.map(({ optionValues }) => JSON.stringify(optionValues)),
  );
  return [...now.variantIds].flatMap(([options, id]) => (stay.has(options) ? [] : [id]));
}

/** Those that are in an order or reserved for one. */
async function soldAmong(context: Context, variantIds: readonly Id[], since: Id): Promise<ReadonlySet<Id>> {
  if (variantIds.length === 0) return new Set();
  const { database, website } = context;
  const ordered = await readOrderedVariants(database, website.id, { variantIds, since });
  const stock = await readStock(context, variantIds);
  return new Set(variantIds.filter(id => ordered.has(id) || (stock.get(id)?.reserved ?? 0) > 0));
}

/** What was sold since the batch was written stays sold (rule STOCK-10). */
function withSales(before: ProductInput, stock: ToPutBack['stock']): ProductInput {
  const variants = before.variants.map(variant => {
    const written = stock?.[JSON.stringify(variant.optionValues)];
    return typeof written === 'number' ? { ...variant, stockSeen: written } : variant;
  });
  return { ...before, variants };
}
