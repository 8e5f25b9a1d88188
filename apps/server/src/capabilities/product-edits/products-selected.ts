import type { ProductSelection } from '@vitrine/core/product-edits/product-edit.ts';
import type { Context } from '../../context.ts';
import type { KeysetList } from '../../database/keyset.ts';
import { matchingProducts, studioFilterOf } from '../products/index.ts';

/** The products of a selection as the source of a statement; deleted ones are left out. */
export async function productsSelected(
  context: Context,
  selection: ProductSelection,
): Promise<Pick<KeysetList, 'from' | 'where' | 'values'>> {
  const { database, website } = context;
  if ('ids' in selection)
    return {
      from: 'products',
      where: 'products.website_id = $1 AND products.id = ANY ($2::text[]) AND deleted_at IS NULL',
      values: [website.id, selection.ids],
    };
  const filter = await studioFilterOf(context, {
    ...selection.filter,
    isExact: true,
    isDeleted: false,
    sort: 'position',
    direction: 'ascending',
    limit: 1,
  });
  return matchingProducts(database, website.id, filter);
}
