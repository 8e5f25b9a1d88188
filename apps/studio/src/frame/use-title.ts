import { useEffect } from 'react';
import { t } from '../messages/translate.ts';

/** The title of the browser tab: the room, then the name of the website. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} — ${t('vitrine')}`;
  }, [title]);
}
