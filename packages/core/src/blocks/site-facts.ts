import type { MapProvider } from '../map/map-provider.ts';
import type { Asset } from '../media/asset.ts';
import type { PageWords } from '../store-pages/page-words.ts';

/** The website data available to every view. */
export interface SiteFacts {
  readonly title: string;
  readonly tagline: string;
  readonly language: string;
  readonly currency: string;
  readonly logo: Asset | null;
  readonly socialLinks: readonly { readonly name: string; readonly address: string }[];
  readonly hasStore: boolean;
  readonly hasSearch: boolean;
  /** Whether who sells is in the European Union; by default, only the currency says so. */
  readonly isSoldInEu?: boolean;
  /** Words of the shop’s own on pages of the store; none in another language than the website’s. */
  readonly pageWords?: PageWords;
  /** Whether the product cards of generated lists have a quick view; none by default. */
  readonly hasQuickView?: boolean;
  /** Whether they show the swatches of options; not by default. */
  readonly hasSwatches?: boolean;
  /** The map provider; OpenStreetMap by default. */
  readonly map?: MapProvider;
}
