import type { ComponentType } from 'react';

/** A widget shown by its folder, in `NAME/NAME.exhibit.tsx`: `export const exhibits: readonly Exhibit[]`. */
export interface Exhibit {
  readonly name: string;
  readonly View: ComponentType;
  /** Activates the rendered view. */
  readonly start?: (root: HTMLElement) => void;
}

const found = import.meta.glob<readonly Exhibit[]>('../../../packages/widgets/src/*/*.exhibit.tsx', {
  import: 'exhibits',
  eager: true,
});

/** The exhibits of each widget, by its folder's name. */
export const exhibitsByWidget: ReadonlyMap<string, readonly Exhibit[]> = new Map(
  Object.entries(found).map(([path, exhibits]) => [path.split('/').at(-2) ?? '', exhibits]),
);
