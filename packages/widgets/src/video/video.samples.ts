import type { Asset } from '@vitrine/core/media/asset.ts';
import { film } from '../image/asset.samples.ts';

/** Captions as in the server's answer: plain text by content. */
export const filmCaptions: Asset = {
  ...film,
  id: 'm2k4h8x1a000000000000006',
  kind: 'file',
  fileName: 'throwing-a-bowl.vtt',
  contentType: 'text/plain; charset=utf-8',
  bytes: 812,
  width: 0,
  height: 0,
};
