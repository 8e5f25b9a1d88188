import type { PriceView } from '../products/product-views.ts';

/** An order as its buyer finds it in their account. */
export interface OwnOrder {
  readonly number: number;
  /** ISO 8601, UTC. */
  readonly placedAt: string;
  readonly total: PriceView;
  /** The page that follows it. */
  readonly address: string;
  /** The names of its files, and the page where they are downloaded; null if it has none. */
  readonly downloads?: { readonly names: readonly string[]; readonly address: string } | null;
}
