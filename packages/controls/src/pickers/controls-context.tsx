import type { Asset } from '@vitrine/core/media/asset.ts';
import type { RichText } from '@vitrine/core/rich-text/rich-text.ts';
import { defaultSiteStyles, type SiteStyles } from '@vitrine/core/site/site-styles.ts';
import { createContext, type ReactNode, useContext } from 'react';

export interface AssetPage {
  readonly assets: readonly Asset[];
  readonly hasMore: boolean;
}

export interface AssetQuery {
  readonly kind?: Asset['kind'];
  readonly search: string;
  /** The id of the last asset on the previous page. */
  readonly before?: string;
}

export interface UploadProgress {
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

export interface PickedProduct {
  readonly id: string;
  readonly title: string;
  readonly image: Asset | null;
}

export interface PickedPage {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  /** Whether it contains entries, so that a block may list them. */
  readonly isList: boolean;
}

/** An item of this website that can be linked to. */
export interface LinkTarget {
  readonly kind: 'page' | 'collection' | 'product' | 'post' | 'fund' | 'store';
  readonly title: string;
  readonly address: string;
  readonly image: Asset | null;
}

export interface RichTextControlProps {
  readonly label: string;
  readonly value: RichText;
  readonly onChange: (value: RichText) => void;
}

/** The source of the pickers' data, provided by the studio, so that controls make no calls themselves. */
export interface ControlsData {
  readonly listAssets: (query: AssetQuery) => Promise<AssetPage>;
  readonly getAssets: (ids: readonly string[]) => Promise<readonly Asset[]>;
  /** Throws an Error whose message is meant for people. */
  readonly upload: (file: File, progress: UploadProgress) => Promise<Asset>;
  /** The first that match; those that are not offered are passed over, however many they are. */
  readonly listProducts: (
    search: string,
    isOffered?: (id: string) => boolean,
  ) => Promise<readonly PickedProduct[]>;
  readonly getProduct: (id: string) => Promise<PickedProduct | null>;
  readonly listPages: () => Promise<readonly PickedPage[]>;
  /** Searches by title or address; without a search, returns all pages, and the first of everything else. */
  readonly findLinkTargets: (search: string) => Promise<readonly LinkTarget[]>;
  /** The target at an address, with or without an anchor; null if unknown. */
  readonly getLinkTarget: (address: string) => Promise<LinkTarget | null>;
  readonly palette: SiteStyles['palette'];
  /** The text editor, if one fits into a panel. */
  readonly richText: ((props: RichTextControlProps) => ReactNode) | null;
}

const nothing: ControlsData = {
  listAssets: async () => ({ assets: [], hasMore: false }),
  getAssets: async () => [],
  upload: async () => {
    throw new Error('Nothing takes files here.');
  },
  listProducts: async () => [],
  getProduct: async () => null,
  listPages: async () => [],
  findLinkTargets: async () => [],
  getLinkTarget: async () => null,
  palette: defaultSiteStyles.palette,
  richText: null,
};

const ControlsContext = createContext<ControlsData>(nothing);

export function ControlsProvider({ data, children }: { data: ControlsData; children: ReactNode }) {
  return <ControlsContext value={data}>{children}</ControlsContext>;
}

export function useControls(): ControlsData {
  return useContext(ControlsContext);
}
