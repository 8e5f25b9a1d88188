import type { Asset } from '@vitrine/core/media/asset.ts';
import { bowl, film, jug, workshop } from '@vitrine/widgets/image/asset.samples.ts';
import { filmCaptions } from '@vitrine/widgets/video/video.samples.ts';
import type { SettingsOf } from '../settings-of.ts';
import type { block } from './gallery.block.ts';

type Slide = SettingsOf<typeof block>['slides'][number];

const plain: Slide = {
  asset: null,
  video: '',
  file: null,
  captions: null,
  title: '',
  description: '',
  alt: '',
  link: '',
  url: '',
  focalPoint: null,
};
export const slide = (asset: Asset, more: Partial<Slide> = {}): Slide => ({
  ...plain,
  asset: asset.id,
  ...more,
});

/** The server's data. */
export const data = { assets: [bowl, jug, workshop, film, filmCaptions] };

export const shelf: readonly Slide[] = [
  slide(bowl, { title: 'Ash bowl', description: 'Stoneware, 26 cm' }),
  slide(jug, { title: 'Tall jug', focalPoint: { x: 0.5, y: 0.2 } }),
  slide(workshop, { title: 'The workshop in June' }),
  slide(jug, { title: 'The same jug, a year later', description: 'Crazed, and better for it.' }),
  slide(workshop),
  slide(bowl, { title: 'From above' }),
  slide(jug),
];

/** Five hundred pictures, each a separate file. */
export const album: readonly Asset[] = Array.from({ length: 500 }, (_, at) => ({
  ...([bowl, jug, workshop][(at * 7 + (at % 5)) % 3] ?? bowl),
  id: `m2k4h8x1a0000000000${String(10_000 + at)}`,
}));

export const film1: Slide = {
  ...plain,
  file: film.id,
  captions: filmCaptions.id,
  asset: workshop.id,
  title: 'Throwing a bowl',
};
export const film2: Slide = {
  ...plain,
  video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  asset: bowl.id,
  title: 'The big bowl',
};

/** One video that may not be embedded everywhere, and one that plays only at its provider. */
export const film3: Slide = { ...plain, video: 'https://vimeo.com/1084537', asset: jug.id, title: 'Ash' };
export const film4: Slide = {
  ...plain,
  video: 'https://www.instagram.com/p/C8abcDEF123/',
  asset: bowl.id,
  title: 'A reel',
};

export const longWords =
  'Fired twice: first in the electric kiln at 1000 °C, then for a night and a day in the wood kiln that we built behind the dairy in 2014, where ash falls on the shoulders and melts into a glaze that nobody can foresee. '.repeat(
    3,
  );
