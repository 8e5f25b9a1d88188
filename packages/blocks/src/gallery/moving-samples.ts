import type { Asset } from '@vitrine/core/media/asset.ts';
import { bowl, jug } from '@vitrine/widgets/image/asset.samples.ts';
import type { SamplesOf } from '../settings-of.ts';
import type { block } from './gallery.block.ts';
import { album, data, film1, film2, shelf, slide } from './sample-slides.ts';

/** Carousels, slideshows and strips. */
export const movingSamples: SamplesOf<typeof block, { assets: readonly Asset[] }> = [
  {
    name: 'Carousel',
    settings: { slides: [...shelf], design: 'carousel' },
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
      isLooping: true,
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
      metaPosition: 'below',
      history: true,
    },
    data,
  },
  {
    name: 'Slideshow as high as each picture, with a strip',
    settings: {
      slides: [...shelf],
      design: 'stacked',
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
      lightbox: true,
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
    },
    data,
  },
  {
    name: 'Strip from the start, with links and videos',
    settings: {
      slides: [slide(jug, { title: 'Jugs', link: '/jugs' }), film1, ...shelf.slice(2), film2],
      design: 'strip',
      gutter: 4,
      metaPosition: 'below',
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
      lightbox: true,
      vSize: 12,
      activeAlignment: 'right',
      metaPosition: 'overlay',
      autoplay: true,
    },
    data,
  },
];
