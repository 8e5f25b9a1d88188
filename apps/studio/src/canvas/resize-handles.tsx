import { resizePlace } from '@vitrine/core/page/grid.ts';
import type { Place } from '@vitrine/core/page/page-document.ts';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import styles from './canvas.module.css';
import { useCanvas } from './canvas-context.ts';
import type { Point } from './carry-block.ts';
import { EdgeScroll } from './edge-scroll.ts';
import {
  type Box,
  boxOfPlace,
  columnStep,
  type GridGeometry,
  rowNearest,
  scaled,
  topOfRow,
} from './geometry.ts';
import { GridLines } from './grid-lines.tsx';
import { measureGrid } from './measure.ts';
import { styleOf } from './style-of-box.ts';

const edges = [
  'left',
  'right',
  'top',
  'bottom',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
] as const;
type Edge = (typeof edges)[number];

interface Sizing {
  readonly edge: Edge;
  readonly from: Point;
  at: Point;
  readonly before: Place;
  readonly grid: GridGeometry;
  readonly scroll: EdgeScroll | null;
}

/** Eight handles for mouse and touch; on the keyboard, Shift and the arrow keys resize. */
export function ResizeHandles({ box }: { readonly box: Box }) {
  const { page, actions, device, scale, selection } = useCanvas();
  const sizing = useRef<Sizing | null>(null);
  useEffect(() => () => sizing.current?.scroll?.stop(), []);
  const [shown, setShown] = useState<{ place: Place; grid: GridGeometry } | null>(null);
  if (selection?.kind !== 'block') return null;
  const begin = (edge: Edge) => (event: PointerEvent<HTMLSpanElement>) => {
    const found = actions.blockOf(selection.id);
    const grid = measureGrid(page, selection.sectionId, device);
    if (!found || !grid) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const before = found.block.places[device];
    const from = { x: event.clientX, y: event.clientY };
    const scroll = page.defaultView && new EdgeScroll(page.defaultView, show);
    sizing.current = { edge, from, at: from, before, grid, scroll };
    setShown({ place: before, grid });
  };
  const show = () => {
    const now = sizing.current;
    const grid = measureGrid(page, selection.sectionId, device);
    if (!now || !grid) return;
    const by = {
      x: (now.at.x - now.from.x) / scale,
      y: (now.at.y - now.from.y) / scale + (now.scroll?.by ?? 0),
    };
    setShown({ place: resized(now, by, device), grid });
  };
  const move = (event: PointerEvent) => {
    const now = sizing.current;
    if (!now) return;
    now.at = { x: event.clientX, y: event.clientY };
    show();
    const top = page.defaultView?.frameElement?.getBoundingClientRect().top ?? 0;
    now.scroll?.hold((event.clientY - top) / scale);
  };
  const release = () => {
    sizing.current?.scroll?.stop();
    sizing.current = null;
    setShown(null);
  };
  const end = () => {
    if (sizing.current && shown) actions.place(selection.id, shown.place, device);
    release();
  };
  return (
    <>
      {shown && (
        <>
          <GridLines grid={shown.grid} scale={scale} />
          <div
            className={styles.dropPlace}
            style={styleOf(scaled(boxOfPlace(shown.grid, shown.place), scale))}
          />
        </>
      )}
      <div className={styles.handles} style={styleOf(box)}>
        {edges.map(edge => (
          <span
            key={edge}
            className={styles.handle}
            data-edge={edge}
            onPointerDown={begin(edge)}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={release}
          />
        ))}
      </div>
    </>
  );
}

function resized(
  { edge, before, grid }: Sizing,
  by: { x: number; y: number },
  device: GridGeometry['device'],
): Place {
  const columns = Math.round(by.x / columnStep(grid));
  const rowsFrom = (row: number) => rowNearest(grid, topOfRow(grid, row) + by.y) - row;
  return resizePlace(
    before,
    {
      ...(edge.includes('left') ? { left: columns } : {}),
      ...(edge.includes('right') ? { right: columns } : {}),
      ...(edge.startsWith('top') ? { top: rowsFrom(before.y) } : {}),
      ...(edge.startsWith('bottom') ? { bottom: rowsFrom(before.y + before.h) } : {}),
    },
    device,
  );
}
