import { useEffect } from 'react';
import { t } from '../messages/translate.ts';

/** What the browser's tab says; the room before the name. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} — ${t('vitrine')}`;
  }, [title]);
}
