import { expect, it } from 'vitest';
import { galleryDefaults } from './gallery-data.ts';

const starts = [
  ['grid', { slidesPerRow: 4, gutter: 20, lightbox: true }],
  ['autogrid', { columnWidth: 250, columnWidthBehavior: 'min', gutter: 0 }],
  ['autocolumns', { columnWidth: 250, columnWidthBehavior: 'min', gutter: 0 }],
  ['autorows', { rowHeight: 250, gutter: 20, lightbox: true }],
  ['carousel', { slidesPerRow: 3, gutter: 1 }],
  ['strip', { vSize: 10 }],
  ['stacked', { transition: 'fade', click: 'next' }],
  ['stacked', { thumbnailsPerRow: 4, padding: 20 }],
  ['stacked', { autoplayDuration: 5 }],
] as const;

it.each(starts)('GALLERY-10 to GALLERY-17: %s starts with its numbers', (design, defaults) => {
  expect(galleryDefaults(design)).toMatchObject({ design, ...defaults });
});
