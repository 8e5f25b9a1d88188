import type { MapProvider } from '../map/map-provider.ts';
import type { Asset } from '../media/asset.ts';

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
