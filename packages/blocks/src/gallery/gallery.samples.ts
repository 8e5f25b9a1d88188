import type { Asset } from '@vitrine/core/media/asset.ts';
import { bowl, film, jug, workshop } from '@vitrine/widgets/image/asset.samples.ts';
import type { SamplesOf, SettingsOf } from '../settings-of.ts';
import type { block } from './gallery.block.ts';

type Slide = SettingsOf<typeof block>['slides'][number];

const plain: Slide = {
  asset: null,
  video: '',
  file: null,
  title: '',
  description: '',
  alt: '',
  link: '',
  url: '',
  focalPoint: null,
};
const slide = (asset: Asset, more: Partial<Slide> = {}): Slide => ({ ...plain, asset: asset.id, ...more });

const assets = [bowl, jug, workshop, film];
const data = { assets };

const shelf: readonly Slide[] = [
  slide(bowl, { title: 'Ash bowl', description: 'Stoneware, 26 cm' }),
  slide(jug, { title: 'Tall jug', focalPoint: { x: 0.5, y: 0.2 } }),
  slide(workshop, { title: 'The workshop in June' }),
  slide(jug, { title: 'The same jug, a year later', description: 'Crazed, and better for it.' }),
  slide(workshop),
  slide(bowl, { title: 'From above' }),
  slide(jug),
];
/** Five hundred pictures, each a file of its own. */
const album: readonly Asset[] = Array.from({ length: 500 }, (_, at) => ({
  ...([bowl, jug, workshop][(at * 7 + (at % 5)) % 3] ?? bowl),
  id: `m2k4h8x1a0000000000${String(10_000 + at)}`,
}));

const film1: Slide = { ...plain, file: film.id, asset: workshop.id, title: 'Throwing a bowl' };
const film2: Slide = {
  ...plain,
  video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  asset: bowl.id,
  title: 'The big bowl',
};

const longWords =
  'Fired twice: first in the electric kiln at 1000 °C, then for a night and a day in the wood kiln that we built behind the dairy in 2014, where ash falls on the shoulders and melts into a glaze that nobody can foresee. '.repeat(
    3,
  );

export const samples: SamplesOf<typeof block, { assets: readonly Asset[] }> = [
  { name: 'Grid', settings: { slides: [...shelf] }, data },
  {
    name: 'Grid, uncropped and close together',
    settings: {
      slides: [jug, bowl, workshop].map(asset => slide(asset)),
      slidesPerRow: 3,
      slidesPerRowPhone: 1,
      imageAspectRatio: 'Auto',
      gutter: 4,
    },
    data,
  },
  {
    name: 'Grid with links, without a lightbox',
    settings: {
      slides: [slide(bowl, { link: '/bowls', title: 'Bowls' }), slide(jug, { link: '/jugs' })],
      slidesPerRow: 2,
      imageAspectRatio: 1.5,
      lightbox: false,
    },
    data: { assets: [bowl, { ...jug, alt: '' }] },
  },
  {
    name: 'Grid, words on the pictures',
    settings: {
      slides: [slide(bowl, { title: 'Ash bowl', description: longWords }), ...shelf.slice(1, 4)],
      metaPosition: 'overlay',
      slidesPerRow: 3,
    },
    data,
  },
  {
    name: 'Grid, words when pointed at',
    settings: { slides: [...shelf], metaPosition: 'hover', slidesPerRow: 3, lightboxTheme: 'light' },
    data,
  },
  {
    name: 'Grid with videos for the lightbox',
    settings: { slides: [film2, slide(jug), film1], slidesPerRow: 3, imageAspectRatio: 1.778 },
    data,
  },
  {
    name: 'Grid with videos that play in place',
    settings: { slides: [film1, film2], slidesPerRow: 2, imageAspectRatio: 1.778, lightbox: false },
    data,
  },
  {
    name: 'Automatic grid',
    settings: { slides: [...shelf], design: 'autogrid', metaPosition: 'hover', gutter: 0 },
    data,
  },
  {
    name: 'Automatic grid, columns at most 180 px',
    settings: {
      slides: [...shelf],
      design: 'autogrid',
      columnWidth: 180,
      columnWidthBehavior: 'max',
      gutter: 10,
      metaPosition: 'none',
    },
    data,
  },
  {
    name: 'Columns',
    settings: {
      slides: [...shelf, ...shelf],
      design: 'autocolumns',
      imageAspectRatio: 'Auto',
      metaPosition: 'hover',
      gutter: 0,
    },
    data,
  },
  {
    name: 'Columns, words below',
    settings: {
      slides: [...shelf, ...shelf],
      design: 'autocolumns',
      imageAspectRatio: 'Auto',
      gutter: 20,
      metaPosition: 'below',
    },
    data,
  },
  {
    name: 'Columns, 500 pictures',
    settings: {
      slides: album.map(asset => slide(asset)),
      design: 'autocolumns',
      imageAspectRatio: 'Auto',
      gutter: 8,
      columnWidth: 160,
      metaPosition: 'none',
    },
    data: { assets: album },
  },
  {
    name: 'Rows',
    settings: {
      slides: [...shelf, ...shelf],
      design: 'autorows',
      imageAspectRatio: 'Auto',
      metaPosition: 'hover',
    },
    data,
  },
  {
    name: 'List',
    settings: { slides: shelf.slice(0, 4), design: 'list', imageAspectRatio: 'Auto', gutter: 30 },
    data,
  },
  {
    name: 'One by one',
    settings: { slides: shelf.slice(0, 3), design: 'base', imageAspectRatio: 'Auto', gutter: 40 },
    data,
  },
  {
    name: 'Carousel',
    settings: { slides: [...shelf], design: 'carousel', slidesPerRow: 3, gutter: 1, isLooping: false },
    data,
  },
  {
    name: 'Carousel that plays and loops',
    settings: {
      slides: [film1, ...shelf, film2],
      design: 'carousel',
      slidesPerRow: 4,
      gutter: 2,
      imageAspectRatio: 0.8,
      autoplay: true,
      lightbox: false,
      metaPosition: 'hover',
      history: true,
    },
    data,
  },
  {
    name: 'Carousel whose slides fit',
    settings: {
      slides: shelf.slice(0, 3),
      design: 'carousel',
      slidesPerRow: 3,
      gutter: 1,
      imageAspectRatio: 'Auto',
    },
    data,
  },
  {
    name: 'Slideshow',
    settings: {
      slides: [...shelf],
      design: 'stacked',
      imageAspectRatio: 1.5,
      lightbox: false,
      history: true,
    },
    data,
  },
  {
    name: 'Slideshow as high as each picture, with a strip',
    settings: {
      slides: [...shelf],
      design: 'stacked',
      imageAspectRatio: 'Auto',
      lightbox: false,
      metaPosition: 'overlay',
      thumbnails: 'strip',
      padding: 20,
    },
    data,
  },
  {
    name: 'Slideshow that zooms slowly, with a grid',
    settings: {
      slides: [...shelf],
      design: 'stacked',
      imageAspectRatio: 1.778,
      lightbox: false,
      metaPosition: 'below',
      transition: 'ken-burns',
      autoplay: true,
      thumbnails: 'grid',
      thumbnailsPerRow: 7,
      squareThumbs: true,
    },
    data,
  },
  {
    name: 'Slideshow that scrolls',
    settings: {
      slides: [...shelf],
      design: 'stacked',
      imageAspectRatio: 1.5,
      lightbox: false,
      metaPosition: 'overlay',
      transition: 'scroll',
      isLooping: false,
    },
    data,
  },
  {
    name: 'Slideshow that scrolls down',
    settings: {
      slides: [...shelf],
      design: 'stacked',
      imageAspectRatio: 1.5,
      lightbox: false,
      transition: 'scroll',
      scrollAxis: 'vertical',
      isLooping: false,
    },
    data,
  },
  {
    name: 'Slideshow that is swiped, whole pictures that open',
    settings: {
      slides: [...shelf],
      design: 'stacked',
      imageAspectRatio: 1.5,
      autoCrop: false,
      metaPosition: 'overlay',
      transition: 'swipe',
    },
    data,
  },
  {
    name: 'Slideshow that is dragged, whole pictures',
    settings: {
      slides: [...shelf],
      design: 'stacked',
      imageAspectRatio: 'Auto',
      isAutoHeight: false,
      autoCrop: false,
      lightbox: false,
      metaPosition: 'below',
      transition: 'new-swipe',
      isLooping: false,
      click: 'halves',
    },
    data,
  },
  {
    name: 'Slideshow with a link and videos',
    settings: {
      slides: [slide(bowl, { link: '/bowls', title: 'Bowls' }), film1, film2, slide(jug)],
      design: 'stacked',
      imageAspectRatio: 1.778,
      lightbox: false,
      metaPosition: 'overlay',
      thumbnails: 'strip',
      thumbnailStripHeight: 60,
    },
    data,
  },
  {
    name: 'Slideshow of forty pictures',
    settings: { slides: album.slice(0, 40).map(asset => slide(asset)), design: 'stacked', isLooping: true },
    data: { assets: album.slice(0, 40) },
  },
  {
    name: 'Strip',
    settings: {
      slides: [...shelf],
      design: 'strip',
      imageAspectRatio: 'Auto',
      lightbox: false,
      gutter: 10,
      metaPosition: 'none',
    },
    data,
  },
  {
    name: 'Strip from the start, with links and videos',
    settings: {
      slides: [slide(jug, { title: 'Jugs', link: '/jugs' }), film1, ...shelf.slice(2), film2],
      design: 'strip',
      imageAspectRatio: 'Auto',
      lightbox: false,
      gutter: 4,
      vSize: 7,
      activeAlignment: 'left',
      click: 'previous',
      isLooping: false,
    },
    data,
  },
  {
    name: 'Strip that opens',
    settings: {
      slides: [film1, ...shelf],
      design: 'strip',
      imageAspectRatio: 'Auto',
      gutter: 10,
      vSize: 12,
      activeAlignment: 'right',
      metaPosition: 'overlay',
      autoplay: true,
    },
    data,
  },
  { name: 'Empty', settings: {}, data: { assets: [] } },
];
