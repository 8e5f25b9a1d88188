import type { ReactNode } from 'react';
import styles from './canvas.module.css';
import type { Box } from './geometry.ts';

/** Room that tools need above a box, under a finger too, and the height of a box they would hide. */
const roomAbove = 60;
const lowBox = 200;

/**
 * Above a box; where there is no room above, below it when it is low, else inside its top. The space before
 * gives way, so that nothing is cut off at the end of the line. Not shown while the box is scrolled away.
 */
export function Beside({ box, children }: { readonly box: Box; readonly children: ReactNode }) {
  if (box.top + box.height < 0) return null;
  const isBelow = box.top < roomAbove && box.height < lowBox;
  return (
    <div
      className={styles.beside}
      style={{
        insetBlockStart: isBelow
          ? box.top + box.height + 10
          : `max(${box.top}px - var(--tools-height) - 6px, 4px)`,
      }}
    >
      <span style={{ flex: `0 1000 ${Math.max(box.left - 4, 0)}px` }} />
      {children}
    </div>
  );
}
