import type { MapProvider } from '../map/map-provider.ts';
import type { Asset } from '../media/asset.ts';

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
  /** The map provider; OpenStreetMap by default. */
  readonly map?: MapProvider;
}
