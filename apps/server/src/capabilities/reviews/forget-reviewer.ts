import type { Id } from '@vitrine/core/id/id.ts';
import { type Context, within } from '../../context.ts';
import { announceProduct } from '../products/index.ts';

/** Removes the name of a person who is erased from what they wrote, and that they were asked (rule REVIEW-14). */
export function forgetReviewer(context: Context, email: string): Promise<void> {
  const { website } = context;
  return context.database.transaction(async transaction => {
    const rows = await transaction.query<{ product_id: Id }>(
      `UPDATE reviews SET author = '' WHERE website_id = $1 AND author <> '' AND order_id = ANY (ARRAY(
         SELECT id FROM orders WHERE website_id = $1 AND lowered_email = $2 AND number IS NOT NULL))
       RETURNING product_id`,
      [website.id, email.toLowerCase()],
    );
    await transaction.query('DELETE FROM review_stops WHERE website_id = $1 AND email = $2', [
      website.id,
      email.toLowerCase(),
    ]);
    for (const productId of new Set(rows.map(row => row.product_id)))
      await announceProduct(within(context, transaction), productId);
  });
}
