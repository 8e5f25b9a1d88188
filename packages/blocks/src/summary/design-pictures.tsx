import { type Box, boxPath } from '../box-path.ts';
import type { SettingsOf } from '../settings-of.ts';
import type { block } from './summary.block.ts';

type Design = SettingsOf<typeof block>['design'];
/** Pictures as dark boxes and their text as lines, in a frame of 60 by 40. */
const drawings: Readonly<
  Record<Design, { readonly pictures: readonly Box[]; readonly lines: readonly Box[] }>
> = {
  grid: {
    pictures: [6, 23, 40].map((x): Box => [x, 7, 14, 14]),
    lines: [6, 23, 40].flatMap((x): Box[] => [
      [x, 24, 12, 3],
      [x, 29, 14, 2],
    ]),
  },
  list: {
    pictures: [5, 22].map((y): Box => [6, y, 18, 13]),
    lines: [5, 22].flatMap((y): Box[] => [
      [28, y + 1, 18, 3],
      [28, y + 6, 26, 2],
      [28, y + 10, 22, 2],
    ]),
  },
  wall: {
    pictures: [
      [6, 4, 14, 9],
      [6, 23, 14, 8],
      [23, 4, 14, 17],
      [40, 4, 14, 12],
      [40, 26, 14, 8],
    ],
    lines: [
      [6, 15, 12, 2],
      [6, 33, 12, 2],
      [23, 23, 12, 2],
      [40, 18, 12, 2],
    ],
  },
  carousel: {
    pictures: [
      [-3, 8, 15, 15],
      [14, 8, 15, 15],
      [31, 8, 15, 15],
      [48, 8, 15, 15],
    ],
    lines: [
      [14, 26, 12, 3],
      [31, 26, 12, 3],
      [25, 34, 3, 2],
      [32, 34, 3, 2],
    ],
  },
};

export const summaryDesigns = ['grid', 'list', 'wall', 'carousel'] as const satisfies readonly Design[];

export function DesignPicture({ design }: { readonly design: Design }) {
  const { pictures, lines } = drawings[design];
  return (
    <svg viewBox="0 0 60 40" aria-hidden="true">
      <rect width="60" height="40" fill="var(--ground)" />
      <path d={boxPath(pictures)} fill="var(--ink-soft)" opacity={0.55} />
      <path d={boxPath(lines)} fill="var(--ink)" />
    </svg>
  );
}
