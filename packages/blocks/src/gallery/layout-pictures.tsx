import type { GalleryDesign } from '@vitrine/core/gallery/gallery-designs.ts';
import { type Box, boxPath } from '../box-path.ts';

/** Pictures as dark boxes and text as pale ones, in a frame of 60 by 40. */
const drawings: Readonly<
  Record<GalleryDesign, { readonly dark: readonly Box[]; readonly pale?: readonly Box[] }>
> = {
  grid: { dark: [6, 23, 40].flatMap(x => [5, 21].map((y): Box => [x, y, 14, 14])) },
  autogrid: { dark: [4, 17, 30, 43].flatMap(x => [4, 16, 28].map((y): Box => [x, y, 12.4, 11.4])) },
  autocolumns: {
    dark: [
      [5, 4, 15, 12],
      [5, 18, 15, 18],
      [22, 4, 15, 20],
      [22, 26, 15, 10],
      [39, 4, 15, 9],
      [39, 15, 15, 21],
    ],
  },
  autorows: {
    dark: [
      [5, 5, 20, 14],
      [27, 5, 9, 14],
      [38, 5, 17, 14],
      [5, 21, 13, 14],
      [20, 21, 24, 14],
    ],
  },
  carousel: {
    dark: [
      [14, 11, 15, 18],
      [31, 11, 15, 18],
    ],
    pale: [
      [-3, 11, 15, 18],
      [48, 11, 15, 18],
    ],
  },
  list: {
    dark: [
      [6, 5, 18, 13],
      [6, 22, 18, 13],
    ],
    pale: [
      [28, 7, 18, 3],
      [28, 12, 25, 2],
      [28, 24, 18, 3],
      [28, 29, 25, 2],
    ],
  },
  stacked: {
    dark: [[10, 4, 40, 24]],
    pale: [10, 21, 32, 43].map((x): Box => [x, 31, 8, 5]),
  },
  strip: {
    dark: [[18, 10, 24, 20]],
    pale: [
      [-6, 10, 22, 20],
      [44, 10, 22, 20],
    ],
  },
  base: {
    dark: [
      [14, 3, 32, 16],
      [14, 21, 32, 16],
    ],
  },
};

export function LayoutPicture({ design }: { readonly design: GalleryDesign }) {
  const { dark, pale = [] } = drawings[design];
  return (
    <svg viewBox="0 0 60 40" aria-hidden="true">
      <rect width="60" height="40" fill="var(--ground)" />
      <path d={boxPath(pale)} fill="var(--line-strong)" opacity="0.45" />
      <path d={boxPath(dark)} fill="var(--ink-soft)" />
    </svg>
  );
}
