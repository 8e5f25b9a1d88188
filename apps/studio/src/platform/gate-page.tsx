import type { ReactNode } from 'react';
import { useTitle } from '../frame/use-title.ts';
import { t } from '../messages/translate.ts';
import styles from './platform.module.css';

export interface GatePageProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** The layout of the pages before signing in: one task, centred. */
export function GatePage({ title, hint, children, foot }: GatePageProps) {
  useTitle(title);
  return (
    <main className={styles.gate}>
      <p className={styles.mark}>{t('vitrine')}</p>
      <h1 className={styles.gateTitle}>{title}</h1>
      {hint !== undefined && <p className={styles.soft}>{hint}</p>}
      {children}
      {foot !== undefined && <div className={styles.gateFoot}>{foot}</div>}
    </main>
  );
}
