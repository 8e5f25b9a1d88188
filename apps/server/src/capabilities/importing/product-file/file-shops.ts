import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { slugSchema } from '@vitrine/core/collections/slug.ts';
import { type Id, isId, newId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../../context.ts';
import { listCollections } from '../../collections/index.ts';
import type { NewShop } from './product-imports.store.ts';

/** What the shops that a file names are on this website (rule PRODUCTFILE-13). */
export class FileShops {
  readonly #known: ReadonlyMap<string, Id>;
  /** Addresses of other pages. */
  readonly #taken: ReadonlySet<string>;
  readonly #promised = new Map<string, Id>();
  readonly #used = new Set<Id>();

  private constructor(known: ReadonlyMap<string, Id>, taken: ReadonlySet<string>) {
    this.#known = known;
    this.#taken = taken;
  }

  static async of({ database, website }: Context): Promise<FileShops> {
    const pages = await listCollections(database, website.id);
    const isShop = ({ type }: (typeof pages)[number]) => type === collectionTypes.products;
    const named = pages.filter(isShop).flatMap(({ id, slug }): [string, Id][] => [
      [id, id],
      [slug, id],
    ]);
    return new FileShops(
      new Map(named),
      new Set(pages.filter(page => !isShop(page)).map(({ slug }) => slug)),
    );
  }

  /** The id of a shop, set aside if it can be created at this address; null if it cannot. */
  find(word: string): Id | null {
    const known = this.#known.get(word) ?? this.#promised.get(word);
    if (known !== undefined) return known;
    // The id of a shop that was deleted.
    if (isId(word)) return null;
    if (this.#taken.has(word) || slugSchema.safeParse(word).data !== word) return null;
    const id = newId();
    this.#promised.set(word, id);
    return id;
  }

  /** Notes the shops of a product that has no fault. */
  use(shopIds: readonly Id[]): void {
    for (const id of shopIds) this.#used.add(id);
  }

  /** The address of one that is not here. */
  slugOf(id: Id): string | undefined {
    return [...this.#promised].find(([, one]) => one === id)?.[0];
  }

  /** Those that are not here and that products without faults need. */
  get missing(): NewShop[] {
    return [...this.#promised].flatMap(([slug, id]) => (this.#used.has(id) ? [{ id, slug }] : []));
  }
}
