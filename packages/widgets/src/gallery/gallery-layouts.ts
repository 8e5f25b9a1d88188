import { type GalleryDesign, galleryDesign } from '@vitrine/core/gallery/gallery-designs.ts';
import type { ComponentType } from 'react';
import { AutocolumnsView } from './autocolumns.view.tsx';
import { AutogridView } from './autogrid.view.tsx';
import { AutorowsView } from './autorows.view.tsx';
import type { GalleryProps } from './gallery-slide.ts';
import { GridView } from './grid.view.tsx';
import { ListView } from './list.view.tsx';
import { OneByOneView } from './one-by-one.view.tsx';
import { RowView } from './row.view.tsx';

/** The view of each design: what the server sends and the canvas shows. A layout is added by its line here. */
const layouts: Readonly<Record<GalleryDesign, ComponentType<GalleryProps>>> = {
  grid: GridView,
  autogrid: AutogridView,
  autocolumns: AutocolumnsView,
  autorows: AutorowsView,
  carousel: RowView,
  list: ListView,
  stacked: RowView,
  strip: RowView,
  base: OneByOneView,
};

/**
 * @throws RangeError for a design that nobody wrote (rule GALLERY-5).
 */
export function galleryLayout(design: string): ComponentType<GalleryProps> {
  return layouts[galleryDesign(design)];
}
