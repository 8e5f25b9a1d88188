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
}

/** By the keys of their source; deleted ones are left out. */
export async function readStanding(database: Database, websiteId: Id): Promise<Map<string, Standing>> {
  const content = await readContentPrints(database, websiteId);
  const products = await readProductPrints(database, websiteId);
  return new Map<string, Standing>([
    ...content.map(({ sourceKey, ...standing }) => [sourceKey, { ...standing, slug: null }] as const),
    ...products.map(({ sourceKey, ...standing }) => [sourceKey, { ...standing, address: null }] as const),
  ]);
}
