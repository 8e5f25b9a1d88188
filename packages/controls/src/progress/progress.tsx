import { ProgressBar } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

export interface ProgressProps {
  /** The current progress, for screen readers. */
  readonly label: string;
  /** The text above the bar; by default the label. */
  readonly shown?: string;
  readonly done: number;
  /** 0 while the total is unknown. */
  readonly total: number;
  /** The progress in words. */
  readonly words: string;
}

export function Progress({ label, shown = label, done, total, words }: ProgressProps) {
  return (
    <ProgressBar
      className={classNames(styles.progress)}
      aria-label={label}
      value={done}
      maxValue={Math.max(total, 1)}
      isIndeterminate={total === 0}
      valueLabel={words}
    >
      {({ percentage }) => (
        <>
          <span className={styles.label}>{shown}</span>
          <span className={styles.count}>{total > 0 && words}</span>
          <span className={styles.bar}>
            <span className={styles.fill} style={{ inlineSize: `${percentage ?? 0}%` }} />
          </span>
        </>
      )}
    </ProgressBar>
  );
}
