import type { Id } from '@vitrine/core/id/id.ts';
import type { ViewContext } from '@vitrine/core/products/build-product-views.ts';
import { lowestPriceBefore } from '@vitrine/core/products/lowest-price.ts';
import type { Product } from '@vitrine/core/products/product.ts';
import { isVariantOnSale } from '@vitrine/core/products/product-prices.ts';
import { nextPriceChange, pricedAt } from '@vitrine/core/products/sale-dates.ts';
import { type ProductRating, ratingOf } from '@vitrine/core/reviews/rating.ts';
import type { Context } from '../../context.ts';
import { findAssets } from '../media/index.ts';
import { assetIdsOf, type ProductAsSold, productOf, variantOf } from './product-rows.ts';
import { readShops } from './read-shops.ts';
import { readNotedPrices } from './variant-prices.store.ts';

/** Rows with their pictures, address and former prices: each queried once for all of them. */
export async function loadProducts(
  context: Context,
  rows: readonly ProductAsSold[],
): Promise<{ products: Product[]; surroundings: ViewContext }> {
  const { website } = context;
  const now = context.clock.now();
  const variants = rows.flatMap(row => row.variants);
  // A new review redraws the pages that show its product (rule PRODUCT-37).
  for (const { id } of [...rows, ...variants]) context.shownStock?.add(id);
  const stock = new Map(
    variants.map(({ id, on_hand: onHand, reserved }) => [id, { onHand, reserved }] as const),
  );
  const [assets, shops, lowestPrices] = await Promise.all([
    findAssets(context, rows.flatMap(assetIdsOf)),
    readShops(context),
    findLowestPrices(context, rows, now),
  ]);
  const products = rows.map(row => productOf(row, stock));
  const { shownPrices } = context;
  if (shownPrices) {
    const change = nextPriceChange(
      products.flatMap(product => product.variants),
      now,
    );
    shownPrices.changeAt = Math.min(shownPrices.changeAt, change);
  }
  return {
    products,
    surroundings: {
      store: website.settings.store,
      language: website.settings.language,
      now,
      lowestPrices,
      ratings: ratingsOf(context, rows),
      fewFrom: website.settings.store.stock.fewFrom,
      assets,
      shops,
    },
  };
}

/** None if the owner does not show reviews. */
function ratingsOf({ website }: Context, rows: readonly ProductAsSold[]): ReadonlyMap<Id, ProductRating> {
  if (!website.settings.store.reviews.isShown) return new Map();
  return new Map(
    rows.flatMap(({ id, rating: kept }) => {
      const rating = kept && ratingOf(kept.counts);
      return rating === null ? [] : [[id, rating] as const];
    }),
  );
}

/** Only variants on sale are asked about: beside other prices nothing is shown (rule PRICE-8). */
async function findLowestPrices(
  { database, website }: Context,
  rows: readonly ProductAsSold[],
  now: Date,
): Promise<ReadonlyMap<Id, number>> {
  const reduced = rows.flatMap(row =>
    row.variants
      .map(variant => pricedAt(variantOf(variant, undefined), now))
      .filter(isVariantOnSale)
      .map(({ id }) => id),
  );
  if (reduced.length === 0) return new Map();
  const noted = await readNotedPrices(database, website.id, reduced);
  return new Map(
    [...noted].flatMap(([id, prices]) => {
      const lowest = lowestPriceBefore(prices, now);
      return lowest === null ? [] : [[id, lowest] as const];
    }),
  );
}
