import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { readVariantId } from './variants.store.ts';

/** The variant with these values of a product's options; null if there is none (rule PURCHASE-13). */
export function findVariantByOptions(
  { database, website }: Context,
  chosen: { readonly productId: Id; readonly optionValues: readonly string[] },
): Promise<Id | null> {
  return readVariantId(database, website.id, chosen);
}
