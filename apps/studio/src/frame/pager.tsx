import { Button } from '@vitrine/controls/button/button.tsx';
import { t } from '../messages/translate.ts';
import styles from './frame.module.css';

export interface PagerProps {
  /** Counted from 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Steps through a long list; nothing for one that fits. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  if (total <= pageSize) return null;
  const from = page * pageSize + 1;
  const to = Math.min(total, from + pageSize - 1);
  return (
    <nav className={styles.pager} aria-label={t('pager')}>
      <Button isDisabled={page === 0} onPress={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <span>{t('pagerAt', { from, to, total })}</span>
      <Button isDisabled={to >= total} onPress={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  );
}
