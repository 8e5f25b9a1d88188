import type { ImageDesign } from '@vitrine/core/image/image-designs.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** A picture as a dark box and its text as lines on a background, in a frame of 60 by 40. */
const drawings: Readonly<
  Record<ImageDesign, { readonly picture: Box; readonly ground?: Box; readonly lines: readonly Box[] }>
> = {
  inline: { picture: [8, 5, 44, 26], lines: [[8, 34, 22, 2]] },
  poster: {
    picture: [5, 4, 50, 32],
    lines: [
      [10, 24, 24, 4],
      [10, 30, 16, 2],
    ],
  },
  card: {
    picture: [5, 6, 25, 28],
    ground: [30, 6, 25, 28],
    lines: [
      [34, 14, 14, 4],
      [34, 21, 17, 2],
      [34, 25, 12, 2],
    ],
  },
  overlap: {
    picture: [5, 5, 32, 30],
    ground: [27, 12, 27, 7],
    lines: [
      [29, 13.5, 23, 4],
      [40, 22, 14, 2],
      [40, 26, 10, 2],
    ],
  },
  collage: {
    picture: [5, 4, 40, 27],
    ground: [29, 19, 26, 17],
    lines: [
      [32, 22, 15, 4],
      [32, 28, 19, 2],
      [32, 31.5, 12, 2],
    ],
  },
  stack: {
    picture: [10, 4, 40, 20],
    lines: [
      [10, 27, 18, 4],
      [10, 33, 30, 2],
    ],
  },
};

export function DesignPicture({ design }: { readonly design: ImageDesign }) {
  const { picture, ground, lines } = drawings[design];
  const isOnPicture = design === 'poster';
  return (
    <svg viewBox="0 0 60 40" aria-hidden="true">
      <rect width="60" height="40" fill="var(--ground)" />
      <path d={pathOf([picture])} fill="var(--ink-soft)" opacity={isOnPicture ? 1 : 0.55} />
      {ground && <path d={pathOf([ground])} fill="var(--raised)" />}
      <path d={pathOf(lines)} fill={isOnPicture ? 'var(--raised)' : 'var(--ink)'} />
    </svg>
  );
}

function pathOf(boxes: readonly Box[]): string {
  return boxes.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');
}
