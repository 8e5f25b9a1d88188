import { Button } from '@vitrine/controls/button/button.tsx';
import { newId } from '@vitrine/core/id/id.ts';
import { Component, type ReactNode } from 'react';
import { t } from '../messages/translate.ts';
import styles from './frame.module.css';

interface FenceState {
  /** Identifies the failure in the browser's console. */
  readonly key: string | null;
}

/** An error in one room does not affect the others; it is shown with its key and a way to continue. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, FenceState> {
  override state: FenceState = { key: null };

  static getDerivedStateFromError(): FenceState {
    return { key: newId().slice(-8) };
  }

  override componentDidCatch(error: unknown): void {
    console.error(this.state.key, error);
  }

  override render(): ReactNode {
    if (this.state.key === null) return this.props.children;
    return (
      <main className={styles.crash}>
        <h1>{t('crash.title')}</h1>
        <p>{t('crash.text')}</p>
        <p className={styles.soft}>{t('crash.key', { key: this.state.key })}</p>
        <div className={styles.row}>
          <Button kind="primary" onPress={() => location.reload()}>
            {t('crash.reload')}
          </Button>
          <Button onPress={() => this.setState({ key: null })}>{t('crash.clear')}</Button>
        </div>
      </main>
    );
  }
}
