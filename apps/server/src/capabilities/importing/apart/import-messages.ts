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

/** What is asked of the process that holds an import's file; to read it comes first. */
export type ProcessRequest =
  | { readonly kind: 'read'; readonly file: ImportFile }
  | { readonly kind: 'look' }
  | { readonly kind: 'convert'; readonly assets: readonly (readonly [string, Asset])[] };

/** What it says; each piece is small, so that taking it in holds nobody up. */
export type ProcessReply =
  | ModelPart
  | { readonly kind: 'wanted'; readonly files: readonly WantedFile[] }
  | { readonly kind: 'converted'; readonly part: ConvertedPart }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'broke'; readonly why: string }
  | { readonly kind: 'done' };
