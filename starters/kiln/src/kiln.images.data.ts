import type { StarterImage } from '@vitrine/core/starters/starter.ts';

const alts: Readonly<Record<string, string>> = {
  hero: 'A black bottle, a white moon vase, a rust bowl and a celadon jar in window light',
  studio: 'Raw, unfired pots drying in striped light',
  shelf: 'Six vases and bowls on a sage-green ground in leafy light',
  table: 'Bowls, plates and a jug on a clay-coloured table',
  firing: 'Dark tenmoku pots glowing in low, warm light',
  portrait: 'A tall speckled vase beside a small rust-red tea bowl',
  'moon-vase': 'White, speckled moon vase with a bare clay foot',
  'moon-vase-tenmoku': 'Moon vase in black tenmoku glaze',
  'breakfast-bowl': 'White breakfast bowl with a brown rim',
  'breakfast-bowl-stack': 'Three stacked bowls in celadon, white and iron red',
  'everyday-mug': 'White speckled mug with a pulled handle',
  'everyday-mug-pair': 'Two mugs, iron red and celadon',
  'dinner-plate': 'White dinner plate with a brown rim, seen from above',
  'pouring-jug': 'White jug with a pulled handle and a pouring lip',
  'bud-vase': 'Two small bud vases, white and celadon',
  'tea-bowl': 'Rust-red tea bowl on a dark ground',
  'serving-bowl': 'Wide ash-glazed serving bowl',
  'salt-jar': 'Black lidded jar',
  teapot: 'Celadon teapot with a straight spout',
  bottle: 'Slim iron-red bottle',
  'throwing-class': 'Freshly thrown bowls and a round vase in leafy light',
  'gift-card': 'A white tea bowl and a rust-red bud vase',
  'glaze-bone': 'Bone glaze: warm white with brown speckles',
  'glaze-celadon': 'Celadon glaze: pale sea green',
  'glaze-iron': 'Iron glaze: rust red with dark speckles',
  'glaze-tenmoku': 'Tenmoku glaze: glossy brown-black',
};

/** Where the pots are, for crops narrower than the picture; the middle by default. */
const focalPoints: Readonly<Record<string, StarterImage['focalPoint']>> = {
  hero: { x: 0.96, y: 0.6 },
};

/** Rendered by ../draw and kept in ../images. */
export const images: readonly StarterImage[] = Object.entries(alts).map(([key, alt]) => ({
  key,
  fileName: `${key}.webp`,
  alt,
  ...(focalPoints[key] ? { focalPoint: focalPoints[key] } : {}),
}));
