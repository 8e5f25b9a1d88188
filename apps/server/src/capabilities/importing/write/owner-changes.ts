import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../database/database.ts';
import { addRedirect, readContentPrints } from '../../collections/index.ts';
import { readProductPrints } from '../../products/index.ts';
import { readPrints, savePrints } from '../importing.store.ts';

export const keptWords =
  'It was changed here since it was imported; yours was kept. Import again with «Replace my changes» to take the imported version.';

interface Standing {
  readonly print: string;
  /** Of a page or post. */
  readonly address: string | null;
  /** Of a product. */
  readonly slug: string | null;
}

/** What an owner made of things since they were imported: it stays, unless the owner wants it replaced (rule IMPORT-57). */
export class OwnerChanges {
  readonly #before: ReadonlyMap<string, Standing>;
  readonly #imported: ReadonlyMap<string, string>;
  readonly #replaces: boolean;
  readonly #kept = new Set<string>();

  private constructor(
    before: ReadonlyMap<string, Standing>,
    imported: ReadonlyMap<string, string>,
    replaces: boolean,
  ) {
    this.#before = before;
    this.#imported = imported;
    this.#replaces = replaces;
  }

  static async read({ database, website }: Context, replaces: boolean): Promise<OwnerChanges> {
    const before = await readStanding(database, website.id);
    return new OwnerChanges(before, await readPrints(database, website.id), replaces);
  }

  /** Whether it is to be left as its owner made it. */
  keeps(sourceKey: string): boolean {
    const last = this.#imported.get(sourceKey);
    const now = this.#before.get(sourceKey)?.print;
    if (this.#replaces || last === undefined || now === undefined || last === now) return false;
    this.#kept.add(sourceKey);
    return true;
  }

  productSlug(sourceKey: string): string | null {
    return this.#before.get(sourceKey)?.slug ?? null;
  }

  /** Notes what stands now, for the next import; an address that was given up leads to the new one (rule IMPORT-46). */
  async settle(context: Context): Promise<void> {
    const { database, website } = context;
    const after = await readStanding(database, website.id);
    const prints = new Map<string, string>();
    for (const [key, { print, address }] of after) {
      if (!this.#kept.has(key)) prints.set(key, print);
      const before = this.#before.get(key)?.address;
      if (before && address && before !== address && before !== '/') {
        await addRedirect(context, { from: before, to: address });
      }
    }
    await savePrints(database, website.id, prints);
  }
}

async function readStanding(database: Database, websiteId: Id): Promise<Map<string, Standing>> {
  const content = await readContentPrints(database, websiteId);
  const products = await readProductPrints(database, websiteId);
  return new Map<string, Standing>([
    ...content.map(({ sourceKey, print, address }) => [sourceKey, { print, address, slug: null }] as const),
    ...products.map(({ sourceKey, print, slug }) => [sourceKey, { print, slug, address: null }] as const),
  ]);
}
