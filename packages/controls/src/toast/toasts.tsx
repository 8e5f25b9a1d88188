import { toastMilliseconds as readingTime } from '@vitrine/core/dialog/dialog-constants.ts';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { Group } from 'react-aria-components';
import { Button, IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { t } from '../messages/translate.ts';
import styles from './toast.module.css';

export interface Toast {
  readonly message: string;
  readonly action?: { readonly label: string; readonly onAction: () => void };
  /** An error: it stays until it is dismissed. */
  readonly isError?: boolean;
}

interface ShownToast extends Toast {
  readonly id: number;
}

const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Shows a message for a short time; an action can undo what happened. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}

/** At least two seconds; longer with more text or an action (rule PANEL-7). */
export function toastMilliseconds(toast: Toast): number | null {
  if (toast.isError) return null;
  return readingTime(toast.message) + (toast.action ? 6000 : 0);
}

const maxShown = 3;

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const counter = useRef(0);
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const dismiss = useCallback((id: number) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setToasts(shown => shown.filter(toast => toast.id !== id));
  }, []);
  const wait = useCallback(
    (toast: ShownToast) => {
      const milliseconds = toastMilliseconds(toast);
      if (milliseconds === null) return;
      clearTimeout(timers.current.get(toast.id));
      timers.current.set(
        toast.id,
        setTimeout(() => dismiss(toast.id), milliseconds),
      );
    },
    [dismiss],
  );
  const show = useCallback(
    (toast: Toast) => {
      counter.current += 1;
      const shown = { ...toast, id: counter.current };
      setToasts(before => [...before.slice(1 - maxShown), shown]);
      wait(shown);
    },
    [wait],
  );
  const hold = useMemo(
    () => ({
      onEnter: (id: number) => clearTimeout(timers.current.get(id)),
      onLeave: (toast: ShownToast) => wait(toast),
    }),
    [wait],
  );
  return (
    <ToastContext value={show}>
      {children}
      <section className={styles.region} aria-label={t('notifications')} aria-live="polite">
        {toasts.map(toast => (
          <Group
            key={toast.id}
            className={classNames(styles.toast)}
            {...(toast.isError ? { 'data-error': '' } : {})}
            onHoverStart={() => hold.onEnter(toast.id)}
            onHoverEnd={() => hold.onLeave(toast)}
          >
            <p>{toast.message}</p>
            {toast.action && (
              <Button
                kind="quiet"
                onFocus={() => hold.onEnter(toast.id)}
                onBlur={() => hold.onLeave(toast)}
                onPress={() => {
                  toast.action?.onAction();
                  dismiss(toast.id);
                }}
              >
                {toast.action.label}
              </Button>
            )}
            <IconButton icon="close" label={t('dismiss')} isSmall onPress={() => dismiss(toast.id)} />
          </Group>
        ))}
      </section>
    </ToastContext>
  );
}
