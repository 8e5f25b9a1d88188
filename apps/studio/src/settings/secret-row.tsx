import { Button } from '@vitrine/controls/button/button.tsx';
import { ConfirmDialog, Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { type ReactNode, useState } from 'react';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { formatDay } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import styles from './settings.module.css';

/** A change that `useChange` makes, with its input already chosen. */
export interface SecretChange<Input> {
  readonly go: (
    input: Input,
    told: { readonly onSuccess: () => void; readonly onError: (error: unknown) => void },
  ) => void;
  readonly isPending: boolean;
  readonly error: unknown;
}

interface SecretRowProps {
  readonly label: string;
  readonly help?: string;
  /** When it was set; null if it is not. */
  readonly setAt: string | null;
  readonly isRequired: boolean;
  readonly maySet: boolean;
  readonly set: SecretChange<string>;
  readonly remove: SecretChange<null>;
  /** What fails without it, said before it is removed. */
  readonly removeNote?: ReactNode;
}

/** A secret: written, replaced and removed, never shown (rules PAYMENT-16 and LOOKUP-7). */
export function SecretRow(props: SecretRowProps) {
  const { label, help, maySet, setAt } = props;
  const [open, setOpen] = useState<'enter' | 'remove' | null>(null);
  const onClose = () => setOpen(null);
  return (
    <div className={styles.rowItem}>
      <div>
        <strong>{label}</strong>
        <p className={styles.soft}>{stateOf(props)}</p>
        {help !== undefined && <p className={styles.soft}>{help}</p>}
      </div>
      {maySet && (
        <span className={styles.secretActions}>
          <Button onPress={() => setOpen('enter')}>{enterLabel(props)}</Button>
          {setAt !== null && (
            <Button kind="danger" onPress={() => setOpen('remove')}>
              {t('secretRemove', { label })}
            </Button>
          )}
        </span>
      )}
      {open === 'enter' && <EnterSecret {...props} onClose={onClose} />}
      {open === 'remove' && <RemoveSecret {...props} onClose={onClose} />}
    </div>
  );
}

interface DialogProps extends SecretRowProps {
  readonly onClose: () => void;
}

function EnterSecret({ onClose, ...row }: DialogProps) {
  const toast = useToast();
  const [value, setValue] = useState('');
  const { error, go, isPending } = row.set;
  const problem = fieldProblems(error).value;
  const onSuccess = () => {
    toast({ message: t('secretSaved') });
    onClose();
  };
  return (
    <Dialog title={enterLabel(row)} isOpen onClose={onClose} size="small">
      <Form
        onSubmit={() => go(value, { onSuccess, onError: focusFirstProblem })}
        problem={error !== null && problem === undefined ? messageOf(error) : null}
      >
        <TextField
          label={row.label}
          type="password"
          autoComplete="off"
          value={value}
          onChange={setValue}
          problem={problem}
          help={t('secretHint')}
          autoFocus
        />
        <div>
          <Button kind="primary" type="submit" isPending={isPending}>
            {t('save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function RemoveSecret({ label, onClose, remove, removeNote }: DialogProps) {
  const toast = useToast();
  const onSuccess = () => {
    toast({ message: t('secretRemoved') });
    onClose();
  };
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  return (
    <ConfirmDialog
      title={t('secretRemoveAsk', { label })}
      message={
        <>
          <p>{t('secretRemoveHint')}</p>
          {removeNote}
        </>
      }
      action={t('secretRemove', { label })}
      isOpen
      isDestructive
      isPending={remove.isPending}
      onConfirm={() => remove.go(null, { onSuccess, onError })}
      onClose={onClose}
    />
  );
}

function stateOf({ setAt, isRequired }: SecretRowProps): string {
  if (setAt !== null) return t('secretSet', { date: formatDay(setAt) });
  return t(isRequired ? 'secretNotSetRequired' : 'secretNotSet');
}

function enterLabel({ label, setAt }: Pick<SecretRowProps, 'label' | 'setAt'>): string {
  return t(setAt === null ? 'secretEnter' : 'secretReplace', { label });
}
