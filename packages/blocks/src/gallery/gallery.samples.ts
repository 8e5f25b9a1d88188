import type { Asset } from '@vitrine/core/media/asset.ts';
import { bowl, jug, workshop } from '@vitrine/widgets/image/asset.samples.ts';
import type { SamplesOf } from '../settings-of.ts';
import type { block } from './gallery.block.ts';
import { movingSamples } from './moving-samples.ts';
import { album, data, film1, film2, film3, film4, longWords, shelf, slide } from './sample-slides.ts';

export const samples: SamplesOf<typeof block, { assets: readonly Asset[] }> = [
  { name: 'Grid', settings: { slides: [...shelf] }, data },
  { name: 'Grid that keeps history', settings: { slides: [...shelf], history: true }, data },
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
    name: 'Grid with videos of Vimeo and Instagram',
    settings: { slides: [film3, film4, film1], slidesPerRow: 3, imageAspectRatio: 1.778 },
    data,
  },
  {
    name: 'Grid with videos that play in place',
    settings: { slides: [film1, film2], slidesPerRow: 2, imageAspectRatio: 1.778, lightbox: false },
    data,
  },
  {
    name: 'Automatic grid',
    settings: { slides: [...shelf], design: 'autogrid' },
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
    },
    data,
  },
  {
    name: 'Columns, words below',
    settings: {
      slides: [...shelf, ...shelf],
      design: 'autocolumns',
      gutter: 20,
      metaPosition: 'below',
    },
    data,
  },
  {
    name: 'Grid, 20 pictures cropped upright',
    settings: {
      slides: album.slice(0, 20).map(asset => slide(asset)),
      imageAspectRatio: 0.5,
      metaPosition: 'none',
    },
    data: { assets: album.slice(0, 20) },
  },
  {
    name: 'Columns, 500 pictures',
    settings: {
      slides: album.map(asset => slide(asset)),
      design: 'autocolumns',
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
    },
    data,
  },
  {
    name: 'List',
    settings: { slides: shelf.slice(0, 4), design: 'list', gutter: 30 },
    data,
  },
  {
    name: 'One by one',
    settings: { slides: shelf.slice(0, 3), design: 'base', gutter: 40 },
    data,
  },
  ...movingSamples,
  { name: 'Empty', settings: {}, data: { assets: [] } },
];
