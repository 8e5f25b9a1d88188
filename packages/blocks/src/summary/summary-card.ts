import type { Asset } from '@vitrine/core/media/asset.ts';
import type { ItemCard } from '@vitrine/core/needs/items/items.need.ts';
import type {
  CardSwatches,
  PerUnitView,
  PriceView,
  ProductCard,
} from '@vitrine/core/products/product-views.ts';
import type { ProductRating } from '@vitrine/core/reviews/rating.ts';

/** The data for a summary: one of the two, by its source. */
export interface SummaryData {
  readonly items?: readonly ItemCard[];
  readonly products?: readonly ProductCard[];
}

/** The data of one entry of a summary, whatever its type. */
export interface SummaryCard {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly image: Asset | null;
  readonly excerpt: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly date: string | null;
  readonly price: {
    readonly now: PriceView;
    readonly before: PriceView | null;
    readonly isFrom: boolean;
    readonly lowestPrice: PriceView | null;
    readonly perUnit: PerUnitView | null;
    readonly plan: string;
  } | null;
  /** Of a product that buyers reviewed. */
  readonly rating: ProductRating | null;
  readonly swatches: CardSwatches | null;
  readonly badge: 'sale' | 'soldOut' | null;
}

export function cardOfItem(item: ItemCard): SummaryCard {
  const { id, title, address, image, excerpt, author } = item;
  return {
    id,
    title,
    address,
    image,
    excerpt,
    author,
    date: item.publishedAt,
    price: null,
    rating: null,
    swatches: null,
    badge: null,
  };
}

export function cardOfProduct(product: ProductCard): SummaryCard {
  const { id, title, address, image } = product;
  return {
    id,
    title,
    address,
    image,
    excerpt: '',
    author: '',
    date: null,
    price: {
      now: product.startingPrice,
      before: product.normalPrice,
      isFrom: product.hasVariedPrices,
      lowestPrice: product.lowestPrice,
      perUnit: product.perUnit,
      plan: product.plan,
    },
    rating: product.rating ?? null,
    swatches: product.swatches ?? null,
    badge: product.isSoldOut ? 'soldOut' : product.isOnSale ? 'sale' : null,
  };
}
