import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './states.module.css';

/** Something that would be better otherwise, in a line; with what takes somebody there. */
export function Nudge({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) {
  return (
    <div className={styles.nudge}>
      <Icon name="warning" size={16} />
      <span>{children}</span>
      {action}
    </div>
  );
}
