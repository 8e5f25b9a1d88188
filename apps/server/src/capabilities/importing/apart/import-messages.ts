import type { ImportProduct } from '@vitrine/core/importing/import-model.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import type { ConvertedPart, ConvertedProduct } from '../convert/converted-content.ts';
import type { WantedFile } from '../media/media-index.ts';
import type { ModelPart } from './model-parts.ts';

/** An export on this machine. */
export interface ImportFile {
  /** For messages only. */
  readonly fileName: string;
  readonly path: string;
}

/** A product of the file with its converted text; links in it are still unresolved. */
export interface ReadyProduct {
  readonly product: ImportProduct;
  readonly converted: ConvertedProduct;
}

/** The requests to the process that has an import's file; reading is the first. */
export type ProcessRequest =
  | { readonly kind: 'read'; readonly file: ImportFile; readonly folder: string }
  | { readonly kind: 'look' }
  | { readonly kind: 'convert'; readonly assets: readonly (readonly [string, Asset])[] }
  /** A batch of products from a position; requested after everything else was converted. */
  | { readonly kind: 'products'; readonly from: number; readonly count: number };

/** Its answers, in small pieces, so that receiving them delays nothing. */
export type ProcessReply =
  | ModelPart
  | { readonly kind: 'wanted'; readonly files: readonly WantedFile[] }
  | { readonly kind: 'converted'; readonly part: ConvertedPart }
  | { readonly kind: 'products'; readonly products: readonly ReadyProduct[] }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'broke'; readonly why: string }
  | { readonly kind: 'done' };
