import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { t } from '../messages/translate.ts';
import styles from './states.module.css';

export interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly hint?: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon, title, hint, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.mark}>
        <Icon name={icon} size={24} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  );
}

export interface FailedStateProps {
  readonly message: string;
  readonly onRetry: () => void;
}

export function FailedState({ message, onRetry }: FailedStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.mark}>
        <Icon name="warning" size={24} />
      </span>
      <h2 className={styles.title}>{t('failedTitle')}</h2>
      <p className={styles.hint}>{message}</p>
      <Button onPress={onRetry}>{t('retry')}</Button>
    </div>
  );
}

export interface LoadingShapeProps {
  readonly shape: 'rows' | 'cards' | 'form';
  readonly count?: number;
}

/** A placeholder in the shape of the content, so that nothing moves when it has loaded. */
export function LoadingShape({ shape, count = 6 }: LoadingShapeProps) {
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div className={styles[shape]} role="status" aria-label={t('loading')}>
      {places.map(place => (
        <span key={place} className={styles.bone} />
      ))}
    </div>
  );
}
