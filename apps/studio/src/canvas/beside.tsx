import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { placeTools, type ToolsPlace } from './place-tools.ts';
import styles from './tools.module.css';

export interface BesideProps extends Pick<ToolsPlace, 'box' | 'insideFrom' | 'others' | 'caret'> {
  /** Whether they stay while the box is scrolled out of view, as when a finger is holding one of them. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
}

/**
 * Tools next to a box, placed so that they cover neither the box nor anything else that must stay visible. The
 * space before them shrinks so that the end of the row is not cut off. They are hidden while the box is scrolled
 * out of view.
 */
export function Beside({ children, isHeld = false, ...place }: BesideProps) {
  const line = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ height: 0, room: 0 });
  const { box } = place;
  const isAway = box.top + box.height < 0;
  // Any render may have changed the tools.
  useLayoutEffect(() => {
    const height = line.current?.offsetHeight ?? 0;
    const room = line.current?.offsetParent?.clientHeight ?? 0;
    if (height !== size.height || room !== size.room) setSize({ height, room });
  });
  if (isAway && !isHeld) return null;
  return (
    <div className={styles.beside} ref={line} style={{ insetBlockStart: placeTools({ ...place, ...size }) }}>
      <span style={{ flex: `0 1000 ${Math.max(box.left - 4, 0)}px` }} />
      {children}
    </div>
  );
}

/** Boxes lower than this have their tools below them when there is no room above. */
export const lowBox = 200;
