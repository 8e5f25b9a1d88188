import type { Id } from '@vitrine/core/id/id.ts';
import type { OrderLine } from '@vitrine/core/orders/order-line.ts';
import { type ProductCard, productTypes } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import type { OrderRow } from '../orders/index.ts';
import { findProductCards } from '../products/index.ts';
import { listReviewedLines } from './reviews.store.ts';

export interface ReviewableLine {
  readonly line: OrderLine;
  readonly product: ProductCard;
  readonly isReviewed: boolean;
}

/** What can be reviewed of an order: products that visitors see, and no gift cards (rule REVIEW-4). */
export async function reviewableLines(
  context: Context,
  { id, lines }: Pick<OrderRow, 'id' | 'lines'>,
): Promise<ReviewableLine[]> {
  const { database, website } = context;
  const bought = lines.filter(line => line.productType !== productTypes.giftCard);
  const [cards, reviewed] = await Promise.all([
    findProductCards(context, { ids: [...new Set(bought.map(line => line.productId))] }),
    listReviewedLines(database, website.id, id),
  ]);
  const byId = new Map<Id, ProductCard>(cards.map(card => [card.id, card]));
  return bought.flatMap(line => {
    const product = byId.get(line.productId);
    return product ? [{ line, product, isReviewed: reviewed.has(line.id) }] : [];
  });
}
