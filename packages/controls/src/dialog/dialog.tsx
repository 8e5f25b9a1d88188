import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button, IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { t } from '../messages/translate.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The actions, at the bottom. */
  readonly actions?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
}

/** Takes the focus, keeps it, and returns it; Escape and a click outside close it. */
export function Dialog({ title, isOpen, onClose, children, actions, size = 'medium' }: DialogProps) {
  const modal = useRef<HTMLDivElement>(null);
  // For a screen reader, React Aria moves the focus into the dialog only after a frame and all transitions. The page is
  // inert by then, so a key would be lost (rule STUDIO-51).
  useLayoutEffect(() => {
    const { current } = modal;
    if (!isOpen || current === null || current.contains(document.activeElement)) return;
    current.tabIndex = -1;
    current.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <ModalOverlay
      className={classNames(styles.overlay)}
      isOpen={isOpen}
      onOpenChange={open => !open && onClose()}
      isDismissable
    >
      <Modal className={classNames(styles.modal, styles[size])} ref={modal}>
        <AriaDialog className={classNames(styles.dialog)}>
          <header className={styles.header}>
            <Heading slot="title" className={classNames(styles.title)}>
              {title}
            </Heading>
            <IconButton icon="close" label={t('close')} onPress={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <footer className={styles.footer}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

export interface ConfirmDialogProps {
  readonly title: string;
  readonly message: ReactNode;
  /** Names the action, such as “Delete 3 products”. */
  readonly action: string;
  readonly isOpen: boolean;
  readonly isDestructive?: boolean;
  readonly isPending?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, message, action, isOpen, isDestructive = false, isPending = false } = props;
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={props.onClose}
      size="small"
      actions={
        <>
          <Button onPress={props.onClose}>{t('cancel')}</Button>
          <Button kind={isDestructive ? 'danger' : 'primary'} isPending={isPending} onPress={props.onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {message}
    </Dialog>
  );
}
