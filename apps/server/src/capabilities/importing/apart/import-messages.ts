import type { Asset } from '@vitrine/core/media/asset.ts';
import type { ConvertedPart } from '../convert/converted-content.ts';
import type { WantedFile } from '../media/media-index.ts';
import type { ModelPart } from './model-parts.ts';

/** What is asked of the thread that holds an import's file. */
export type ThreadRequest =
  | { readonly kind: 'look' }
  | { readonly kind: 'convert'; readonly assets: readonly (readonly [string, Asset])[] };

/** What it says; each piece is small, so that taking it in holds nobody up. */
export type ThreadReply =
  | ModelPart
  | { readonly kind: 'wanted'; readonly files: readonly WantedFile[] }
  | { readonly kind: 'converted'; readonly part: ConvertedPart }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'done' };
