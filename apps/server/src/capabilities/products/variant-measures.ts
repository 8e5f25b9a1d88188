import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';

/** In kilograms and centimetres. */
export interface VariantMeasures {
  readonly weight: number | null;
  readonly size: { readonly length: number; readonly width: number; readonly height: number } | null;
}

/** Of those that still exist, also if they are no longer sold. */
export async function findVariantMeasures(
  { database, website }: Context,
  variantIds: readonly Id[],
): Promise<ReadonlyMap<Id, VariantMeasures>> {
  const rows = await database.query<{
    id: Id;
    weight: number | null;
    length: number | null;
    width: number | null;
    height: number | null;
  }>('SELECT id, weight, length, width, height FROM variants WHERE website_id = $1 AND id = ANY ($2)', [
    website.id,
    [...new Set(variantIds)],
  ]);
  return new Map(
    rows.map(({ id, weight, length, width, height }) => {
      const hasSize = length !== null && width !== null && height !== null;
      return [id, { weight, size: hasSize ? { length, width, height } : null }];
    }),
  );
}
