import type { Id } from '@vitrine/core/id/id.ts';
import type { ProductCard } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { findProductCards } from './find-product-cards.ts';
import { listRelated } from './product-lists.store.ts';

const mostRelated = 4;

/** The products that share most categories and tags with one, for its page (rule PRODUCT-39). */
export async function findRelatedProducts(context: Context, productId: Id): Promise<ProductCard[]> {
  const { clock, database, website } = context;
  const ids = await listRelated(database, website.id, { productId, now: clock.now(), limit: mostRelated });
  return ids.length === 0 ? [] : findProductCards(context, { ids });
}
