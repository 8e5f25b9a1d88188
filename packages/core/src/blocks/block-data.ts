import type { MapProvider } from '../map/map-provider.ts';
import type { Asset } from '../media/asset.ts';
import type { ProductCard, ProductDetail } from '../products/product-views.ts';

/** One thing a block asks for; a block's `needs` maps its own names to these. */
export type Need =
  | { readonly kind: 'asset'; readonly id: string | null }
  | { readonly kind: 'assets'; readonly ids: readonly string[] }
  | { readonly kind: 'product'; readonly id: string | null }
  | {
      readonly kind: 'products';
      readonly category: string | null;
      readonly tag: string | null;
      readonly limit: number;
    }
  | {
      readonly kind: 'items';
      readonly collectionId: string | null;
      readonly category: string | null;
      readonly tag: string | null;
      readonly limit: number;
    }
  | { readonly kind: 'navigation'; readonly place: 'main' | 'footer' };

export type BlockNeeds = Readonly<Record<string, Need>>;

/** An entry of a collection as lists show it. */
export interface ItemCard {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly excerpt: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly publishedAt: string | null;
  readonly image: Asset | null;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

export interface NavigationLink {
  readonly title: string;
  readonly address: string;
  readonly isExternal: boolean;
  readonly isCurrent: boolean;
  readonly children: readonly NavigationLink[];
}

/** What each kind of need is answered with. */
export interface NeedAnswers {
  asset: Asset | null;
  assets: readonly Asset[];
  product: ProductDetail | null;
  products: readonly ProductCard[];
  items: readonly ItemCard[];
  navigation: readonly NavigationLink[];
}

/** What every view may know of the website it stands on. */
export interface SiteFacts {
  readonly title: string;
  readonly tagline: string;
  readonly language: string;
  readonly currency: string;
  readonly logo: Asset | null;
  readonly socialLinks: readonly { readonly name: string; readonly address: string }[];
  readonly hasStore: boolean;
  readonly hasSearch: boolean;
  /** Whose maps are shown; without it those of OpenStreetMap. */
  readonly map?: MapProvider;
}
