import { noDownloads } from '@vitrine/core/downloads/product-downloads.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { readProductDownloads } from '../products/index.ts';
import { insertGrants } from './downloads.store.ts';

interface PaidLine {
  readonly id: Id;
  readonly productId: Id;
  readonly productType: number;
}

/**
 * Each digital line of a paid order may download the files of its product, as they are limited now; once, however
 * often the order is noticed to be paid (rule DOWNLOAD-6). True if anything is new. Call it in a transaction.
 */
export async function grantDownloads(
  { clock, database, website }: Context,
  { orderId, lines }: { readonly orderId: Id; readonly lines: readonly PaidLine[] },
): Promise<boolean> {
  const digital = lines.filter(({ productType }) => productType === productTypes.digital);
  if (digital.length === 0) return false;
  const ofProducts = await readProductDownloads(
    database,
    website.id,
    digital.map(({ productId }) => productId),
  );
  const now = clock.now();
  const grants = digital.map(({ id, productId }) => {
    const { files, limit, linkDays } = ofProducts.get(productId) ?? noDownloads;
    return {
      ...{ order_id: orderId, line_id: id, product_id: productId, files, limit_each: limit },
      ...{ link_days: linkDays, links_until: daysAfter(now, linkDays), counted_from: now, created_at: now },
    };
  });
  return (
    (await insertGrants(database, website.id, grants)) > 0 && grants.some(({ files }) => files.length > 0)
  );
}

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000);
}
