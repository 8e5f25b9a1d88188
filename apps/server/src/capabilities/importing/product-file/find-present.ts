import type { Id } from '@vitrine/core/id/id.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import type { ReadProduct } from '@vitrine/core/product-files/read-product.ts';
import type { Product } from '@vitrine/core/products/product.ts';
import type { Context } from '../../../context.ts';
import { readProductNames, readProductsOfSkus, readSomeProducts } from '../../products/index.ts';

/** The product that a file means; none if it is new, and why not if that cannot be told. */
export interface Present {
  readonly product: Product | null;
  readonly fault: Phrase | null;
}

/**
 * The products of this website by their ids, then by the SKUs of their variants (rule PRODUCTFILE-3).
 * @param taken - the products that earlier rows of the file mean; grows
 */
export async function findPresent(
  context: Context,
  batch: readonly ReadProduct[],
  taken: Set<Id>,
): Promise<Present[]> {
  const { database, website } = context;
  const named = await readProductNames(database, website.id, { ids: batch.map(({ id }) => id) });
  const byId = new Map(named.map(one => [one.id, one]));
  const unnamed = batch.filter(({ id }) => !byId.has(id));
  const skus = await readProductsOfSkus(database, website.id, unnamed.flatMap(skusOf));
  const found = batch.map((read): { id: Id | null; fault: Phrase | null } => {
    const one = byId.get(read.id);
    if (one?.is_deleted) return { id: null, fault: phrase('imports.rowDeleted') };
    const own = new Set(skusOf(read));
    const ids =
      one === undefined ? new Set(skus.filter(({ sku }) => own.has(sku)).map(({ id }) => id)) : [one.id];
    const [id = null, other] = ids;
    if (other !== undefined) return { id: null, fault: phrase('imports.skusOfSeveral') };
    if (id !== null && taken.has(id)) return { id: null, fault: phrase('imports.rowProductTwice') };
    if (id !== null) taken.add(id);
    return { id, fault: null };
  });
  const products = await readSomeProducts(
    context,
    found.flatMap(({ id }) => id ?? []),
  );
  const present = new Map(products.map(product => [product.id, product]));
  return found.map(({ id, fault }) => ({ product: present.get(id ?? '') ?? null, fault }));
}

function skusOf({ variants }: ReadProduct): string[] {
  return variants.flatMap(({ cells }) => {
    const sku = cells.sku?.trim().toLowerCase() ?? '';
    return sku === '' ? [] : [sku];
  });
}
