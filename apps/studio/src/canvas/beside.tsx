import type { ReactNode } from 'react';
import styles from './canvas.module.css';
import type { Box } from './geometry.ts';

/**
 * Above a box, or inside its top where there is no room above; the space before it gives way, so that nothing
 * is cut off at the end of the line. Not shown while the box itself is scrolled away.
 */
export function Beside({ box, children }: { readonly box: Box; readonly children: ReactNode }) {
  if (box.top + box.height < 0) return null;
  return (
    <div
      className={styles.beside}
      style={{ insetBlockStart: `max(${box.top}px - var(--tools-height) - 6px, 4px)` }}
    >
      <span style={{ flex: `0 1000 ${Math.max(box.left - 4, 0)}px` }} />
      {children}
    </div>
  );
}
