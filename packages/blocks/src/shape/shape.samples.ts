import { firstDropShadow } from '@vitrine/core/shapes/drop-shadow.ts';
import type { SamplesOf } from '../settings-of.ts';
import type { block } from './shape.block.ts';

export const samples: SamplesOf<typeof block> = [
  { name: 'Circle', settings: {} },
  {
    name: 'Arched window with a shadow',
    settings: { shape: 'arched-window', dropShadow: firstDropShadow, alt: 'The window of the workshop' },
  },
  {
    name: 'Flower on the left, at the top',
    settings: {
      shape: 'flower',
      alignment: 'left',
      verticalAlignment: 'top',
      color: { type: 'SITE_PALETTE_COLOR', id: 'lightAccent', alpha: 1 },
      outlineWidth: 3,
    },
  },
  {
    name: 'Star, turned, to be seen through',
    settings: {
      shape: 'star-four',
      rotation: 20,
      alignment: 'right',
      color: { type: 'SITE_PALETTE_COLOR', id: 'accent', alpha: 0.4 },
    },
  },
  {
    name: 'Wave over the whole block',
    settings: { shape: 'wave', isStretched: true, color: { type: 'CUSTOM_COLOR', color: 'hsl(16 64% 33%)' } },
  },
  {
    name: 'Gear, its outline alone',
    settings: {
      shape: 'gear',
      color: { type: 'THEME_COLOR', name: 'ink', alpha: 0 },
      outlineWidth: 2,
    },
  },
  {
    name: 'Rectangle over the whole block',
    settings: {
      shape: 'rectangle',
      isStretched: true,
      color: { type: 'THEME_COLOR', name: 'surface', alpha: 1 },
    },
  },
  { name: 'Rectangle in its proportions, a square', settings: { shape: 'rectangle' } },
];
