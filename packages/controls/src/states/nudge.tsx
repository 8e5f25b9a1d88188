import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './states.module.css';

/** A one-line suggestion for an improvement, with a link to where it can be made. */
export function Nudge({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) {
  return (
    <div className={styles.nudge}>
      <Icon name="warning" size={16} />
      <span>{children}</span>
      {action}
    </div>
  );
}
