import { type GalleryDesign, galleryDesign } from '@vitrine/core/gallery/gallery-designs.ts';
import type { ComponentType } from 'react';
import { AutocolumnsView } from './autocolumns.view.tsx';
import { AutogridView } from './autogrid.view.tsx';
import { AutorowsView } from './autorows.view.tsx';
import { CarouselView } from './carousel.view.tsx';
import type { GalleryProps } from './gallery-slide.ts';
import { GridView } from './grid.view.tsx';
import { ListView } from './list.view.tsx';
import { OneByOneView } from './one-by-one.view.tsx';
import { StackedView } from './stacked.view.tsx';
import { StripView } from './strip.view.tsx';

/** The view of each design: the server's HTML and the canvas. A layout is added by its line here. */
const layouts: Readonly<Record<GalleryDesign, ComponentType<GalleryProps>>> = {
  grid: GridView,
  autogrid: AutogridView,
  autocolumns: AutocolumnsView,
  autorows: AutorowsView,
  carousel: CarouselView,
  list: ListView,
  stacked: StackedView,
  strip: StripView,
  base: OneByOneView,
};

/** @throws RangeError for an unknown design (rule GALLERY-5). */
export function galleryLayout(design: string): ComponentType<GalleryProps> {
  return layouts[galleryDesign(design)];
}
