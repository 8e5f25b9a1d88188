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
  readonly onTurn: (turn: Turn) => void;
}

/**
 * Steps through a long list; renders nothing if the list fits on one page. The response determines both ends, even
 * if rows were added or removed in the meantime.
 */
export function Pager({ page, pageSize, list, count, onTurn }: PagerProps) {
  if (!list || (list.next === null && list.previous === null)) return null;
  const { next, previous, total, isMore = false } = list;
  const isLast = next === null && !isMore;
  const from = isLast ? total - count + 1 : previous === null ? 1 : page * pageSize + 1;
  const to = isLast ? total : from + count - 1;
  return (
    <nav className={styles.pager} aria-label={t('pager')}>
      <Button
        isDisabled={previous === null}
        onPress={() => previous !== null && onTurn({ by: -1, cursor: previous })}
      >
        {t('previous')}
      </Button>
      <span>{t(isMore ? 'pagerAtMore' : 'pagerAt', { from, to, total })}</span>
      <Button isDisabled={next === null} onPress={() => next !== null && onTurn({ by: 1, cursor: next })}>
        {t('next')}
      </Button>
    </nav>
  );
}
