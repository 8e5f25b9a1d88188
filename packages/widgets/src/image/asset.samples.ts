import type { Asset } from '@vitrine/core/media/asset.ts';

/** A photograph as in the server's answer: for samples and tests. */
export const bowl: Asset = {
  id: 'm2k4h8x1a000000000000001',
  kind: 'image',
  fileName: 'ash-bowl.jpg',
  contentType: 'image/jpeg',
  bytes: 412_300,
  width: 1600,
  height: 1200,
  alt: 'A wide stoneware bowl, ash glaze',
  caption: '',
  focalPoint: { x: 0.5, y: 0.5 },
  placeholder: 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
  color: '#b9a48c',
  hasAvif: true,
};

export const jug: Asset = {
  ...bowl,
  id: 'm2k4h8x1a000000000000002',
  fileName: 'tall-jug.jpg',
  width: 1200,
  height: 1800,
  alt: 'A tall jug with a pulled handle',
  focalPoint: { x: 0.42, y: 0.3 },
  color: '#7d8b86',
};

export const workshop: Asset = {
  ...bowl,
  id: 'm2k4h8x1a000000000000003',
  fileName: 'workshop.jpg',
  width: 2400,
  height: 1350,
  alt: 'The workshop in the morning, shelves of drying pots',
  color: '#94765a',
};

export const mark: Asset = {
  ...bowl,
  id: 'm2k4h8x1a000000000000004',
  fileName: 'kiln-mark.png',
  contentType: 'image/png',
  width: 640,
  height: 160,
  alt: '',
  placeholder: '',
  color: '#000000',
};

export const film: Asset = {
  ...bowl,
  id: 'm2k4h8x1a000000000000005',
  kind: 'video',
  fileName: 'throwing-a-bowl.mp4',
  contentType: 'video/mp4',
  width: 1920,
  height: 1080,
  alt: '',
  placeholder: '',
};
