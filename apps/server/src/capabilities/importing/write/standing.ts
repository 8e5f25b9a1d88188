import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../../database/database.ts';
import { readContentPrints } from '../../collections/index.ts';
import { readProductPrints } from '../../products/index.ts';

/** The current state of an imported item. */
export interface Standing {
  readonly id: Id;
  readonly print: string;
  readonly updatedAt: Date;
  /** Of a page or post. */
  readonly address: string | null;
  /** Of a product. */
  readonly slug: string | null;
  readonly version: number | null;
}

export type StandingByKey = ReadonlyMap<string, Standing>;

/** All pages, posts and menu links by the keys of their source; deleted ones are left out. */
export async function readStandingContent(database: Database, websiteId: Id): Promise<StandingByKey> {
  const content = await readContentPrints(database, websiteId);
  return new Map(
    content.map(
      ({ sourceKey, ...standing }) => [sourceKey, { ...standing, slug: null, version: null }] as const,
    ),
  );
}

/** Products by the keys of their source; deleted ones are left out. */
export async function readStandingProducts(
  database: Database,
  websiteId: Id,
  keys: readonly string[],
  heldBack: readonly string[] = [],
): Promise<StandingByKey> {
  const products = await readProductPrints(database, websiteId, keys, heldBack);
  return new Map(
    products.map(({ sourceKey, ...standing }) => [sourceKey, { ...standing, address: null }] as const),
  );
}

/** All content, and the products with these keys. */
export async function readStanding(
  database: Database,
  websiteId: Id,
  keys: readonly string[],
): Promise<StandingByKey> {
  const content = await readStandingContent(database, websiteId);
  return new Map([...content, ...(await readStandingProducts(database, websiteId, keys))]);
}
