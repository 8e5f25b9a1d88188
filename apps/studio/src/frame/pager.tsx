import { Button } from '@vitrine/controls/button/button.tsx';
import { t } from '../messages/translate.ts';
import styles from './frame.module.css';

/** To the page after or before. */
export interface Turn {
  readonly by: 1 | -1;
  readonly cursor: string;
}

export interface PagerProps {
  /** Counted from 0. */
  readonly page: number;
  readonly pageSize: number;
  /** What the list answered. */
  readonly list:
    | { readonly total: number; readonly next: string | null; readonly previous: string | null }
    | undefined;
  /** How many are shown. */
  readonly count: number;
  readonly onTurn: (turn: Turn) => void;
}

/** Steps through a long list; nothing for one that fits. Both ends are where the list says, whatever came or went. */
export function Pager({ page, pageSize, list, count, onTurn }: PagerProps) {
  if (!list || (list.next === null && list.previous === null)) return null;
  const { next, previous, total } = list;
  const from = next === null ? total - count + 1 : previous === null ? 1 : page * pageSize + 1;
  const to = next === null ? total : from + count - 1;
  return (
    <nav className={styles.pager} aria-label={t('pager')}>
      <Button
        isDisabled={previous === null}
        onPress={() => previous !== null && onTurn({ by: -1, cursor: previous })}
      >
        {t('previous')}
      </Button>
      <span>{t('pagerAt', { from, to, total })}</span>
      <Button isDisabled={next === null} onPress={() => next !== null && onTurn({ by: 1, cursor: next })}>
        {t('next')}
      </Button>
    </nav>
  );
}
