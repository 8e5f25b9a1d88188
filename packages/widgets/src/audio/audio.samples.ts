import type { Asset } from '@vitrine/core/media/asset.ts';
import { film } from '../image/asset.samples.ts';

export const talk: Asset = {
  ...film,
  id: 'm2k4h8x1a000000000000007',
  kind: 'audio',
  fileName: 'what-the-kiln-knows.mp3',
  contentType: 'audio/mpeg',
  bytes: 4_812_000,
  width: 0,
  height: 0,
};
