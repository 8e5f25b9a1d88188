import { Button } from '@vitrine/controls/button/button.tsx';
import { t } from '../messages/translate.ts';
import styles from './frame.module.css';

/** Goes to the next or previous page. */
export interface Turn {
  readonly by: 1 | -1;
  readonly cursor: string;
}

export interface PagerProps {
  /** Counted from 0. */
  readonly page: number;
  readonly pageSize: number;
  /** The response of the list. */
  readonly list:
    | {
        readonly total: number;
        /** Whether there are more than `total`. */
        readonly isMore?: boolean;
        readonly next: string | null;
        readonly previous: string | null;
      }
    | undefined;
  /** The number of rows shown. */
  readonly count: number;
  /** Whether another list is on its way. The ends of the shown one do not fit it, so they lead nowhere until then. */
  readonly isStale?: boolean;
  readonly onTurn: (turn: Turn) => void;
}

/**
 * Steps through a long list; renders nothing if the list fits on one page. The response determines both ends, even
 * if rows were added or removed in the meantime.
 */
export function Pager({ page, pageSize, list, count, isStale = false, onTurn }: PagerProps) {
  if (!list || (list.next === null && list.previous === null)) return null;
  const { next, previous, total, isMore = false } = list;
  const isLast = next === null && !isMore;
  const from = isLast ? total - count + 1 : previous === null ? 1 : page * pageSize + 1;
  const to = isLast ? total : from + count - 1;
  const turn = (by: Turn['by'], cursor: string | null) => {
    if (cursor !== null && !isStale) onTurn({ by, cursor });
  };
  return (
    <nav className={styles.pager} aria-label={t('pager')} aria-busy={isStale}>
      <Button isDisabled={previous === null} onPress={() => turn(-1, previous)}>
        {t('previous')}
      </Button>
      <span>{t(isMore ? 'pagerAtMore' : 'pagerAt', { from, to, total })}</span>
      <Button isDisabled={next === null} onPress={() => turn(1, next)}>
        {t('next')}
      </Button>
    </nav>
  );
}
