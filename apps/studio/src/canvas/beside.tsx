import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { placeTools, type ToolsPlace } from './place-tools.ts';
import styles from './tools.module.css';

export interface BesideProps extends Pick<ToolsPlace, 'box' | 'insideFrom' | 'others' | 'caret'> {
  /** Whether they stay when the box is scrolled away, as while a finger holds one of them. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
}

/**
 * Tools beside a box, where they cover neither it nor what else they should not. The space before gives way,
 * so that nothing is cut off at the end of the line. Not shown while the box is scrolled away.
 */
export function Beside({ children, isHeld = false, ...place }: BesideProps) {
  const line = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ height: 0, room: 0 });
  const { box } = place;
  const isAway = box.top + box.height < 0;
  // What is in the line may have changed with any drawing.
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

/** Boxes that are lower have their tools below them where there is no room above. */
export const lowBox = 200;
