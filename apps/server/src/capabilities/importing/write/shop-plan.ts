import { createHash } from 'node:crypto';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { slugSchema } from '@vitrine/core/collections/slug.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { ImportOutline } from '@vitrine/core/importing/import-model.ts';
import type { Context } from '../../../context.ts';
import { listCollections } from '../../collections/index.ts';
import { sourceKeys } from './source-keys.ts';

export interface ShopsWanted {
  /** The shop of products whose file names none that is here; the main one if null. */
  readonly shopId: Id | null;
  /** Whether shops that the file names and that are not here are created. */
  readonly makesShops: boolean;
}

export interface PlannedShop {
  readonly id: Id;
  readonly slug: string;
}

/** Which shop each new product of an import goes to (rules IMPORT-78 and IMPORT-79). */
export class ShopPlan {
  /** The shop of products that name none; null if the website has none yet. */
  readonly main: PlannedShop | null;
  /** The pages of products that the file names and the import is to create, by their addresses. */
  readonly made = new Map<string, Id>();
  /** Those that it names and that are neither here nor created. */
  readonly missing = new Set<string>();
  /** Whether a product goes to no shop by name. */
  hasUnnamed = false;
  readonly #chosen: Id | null;
  readonly #known: ReadonlyMap<string, Id>;
  readonly #wanted: ShopsWanted;
  readonly #importId: Id;

  private constructor(
    pages: readonly PlannedShop[],
    { known, wanted, importId }: { known: ReadonlyMap<string, Id>; wanted: ShopsWanted; importId: Id },
  ) {
    const chosen = pages.find(({ id }) => id === wanted.shopId);
    this.main = chosen ?? pages[0] ?? null;
    // The main shop shows what is in no other (rule SHOPS-1).
    this.#chosen = chosen === pages[0] ? null : (chosen?.id ?? null);
    this.#known = known;
    this.#wanted = wanted;
    this.#importId = importId;
  }

  static async of(
    { database, website }: Context,
    { model, importId, ...wanted }: ShopsWanted & { model: ImportOutline; importId: Id },
  ): Promise<ShopPlan> {
    const pages = (await listCollections(database, website.id))
      .filter(({ type }) => type === collectionTypes.products)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const prefix = shopKey(model, '');
    const known = new Map([
      ...pages.map(({ id, slug }) => [slug, id] as const),
      // Its owner may have given it another address since an earlier import.
      ...pages.flatMap(({ id, source_key: key }) =>
        key?.startsWith(prefix) ? [[key.slice(prefix.length), id] as const] : [],
      ),
    ]);
    return new ShopPlan(pages, { known, wanted, importId });
  }

  /** Null for the main shop. */
  homeOf(page: string): Id | null {
    const home = this.#find(page);
    if (home === null) this.hasUnnamed = true;
    return home;
  }

  #find(page: string): Id | null {
    if (page === '') return this.#chosen;
    const known = this.#known.get(page) ?? this.made.get(page);
    if (known !== undefined) return known === this.main?.id && this.#chosen === null ? null : known;
    if (!this.#wanted.makesShops || !slugSchema.safeParse(page).success) {
      this.missing.add(page);
      return this.#chosen;
    }
    const id = idIn(this.#importId, page);
    this.made.set(page, id);
    return id;
  }
}

/** Identifies a page of products of the source. */
export function shopKey(model: ImportOutline, page: string): string {
  return sourceKeys(model)('list', `shop:${page}`);
}

/** As young as the import, and the same if another process goes on with it. */
function idIn(importId: Id, page: string): Id {
  const digest = createHash('sha256').update(`${importId}\n${page}`).digest('hex');
  return `${importId.slice(0, 9)}${BigInt(`0x${digest}`).toString(36).slice(0, 15).padStart(15, '0')}`;
}
