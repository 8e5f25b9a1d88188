import type { Asset } from '@vitrine/core/media/asset.ts';
import type { ConvertedPart } from '../convert/converted-content.ts';
import type { WantedFile } from '../media/media-index.ts';
import type { ModelPart } from './model-parts.ts';

/** An export on this machine. */
export interface ImportFile {
  /** For messages only. */
  readonly fileName: string;
  readonly path: string;
}

/** The requests to the process that has an import's file; reading comes first. */
export type ProcessRequest =
  | { readonly kind: 'read'; readonly file: ImportFile }
  | { readonly kind: 'look' }
  | { readonly kind: 'convert'; readonly assets: readonly (readonly [string, Asset])[] };

/** Its answers, in small pieces, so that receiving them delays nothing. */
export type ProcessReply =
  | ModelPart
  | { readonly kind: 'wanted'; readonly files: readonly WantedFile[] }
  | { readonly kind: 'converted'; readonly part: ConvertedPart }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'broke'; readonly why: string }
  | { readonly kind: 'done' };
