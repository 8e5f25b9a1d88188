import { Button } from '@vitrine/controls/button/button.tsx';
import { useEffect, useState } from 'react';
import { t } from '../messages/translate.ts';
import styles from './payment.module.css';
import type { Counter } from './use-counter.ts';

/** How long a sale takes at most with a connection. */
const usualMilliseconds = 3000;

/** While a sale is completed; without an answer it goes on by itself (rule POS-15). */
export function PayingNotice({ counter }: { readonly counter: Counter }) {
  const [isLong, setIsLong] = useState(!navigator.onLine);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), usualMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.paying} role="status">
      <p>
        <strong>{t('counter.completing')}</strong>
      </p>
      {isLong && (
        <>
          <p>{t('counter.inDoubt')}</p>
          <Button onPress={counter.stopPaying}>{t('counter.stopWaiting')}</Button>
        </>
      )}
    </div>
  );
}
