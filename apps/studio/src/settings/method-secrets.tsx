import { Button } from '@vitrine/controls/button/button.tsx';
import { ConfirmDialog, Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { word } from '@vitrine/controls/messages/translate.ts';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { type PaymentMethodView, paymentCalls } from '@vitrine/core/payments/payments.calls.ts';
import { useState } from 'react';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { formatDay } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import styles from './settings.module.css';

type Secret = PaymentMethodView['secrets'][number];

interface SecretProps {
  readonly methodId: string;
  readonly secret: Secret;
  readonly onClose: () => void;
}

/** The secrets of a method: written, replaced and removed, never shown (rule PAYMENT-16). */
export function MethodSecrets({
  method,
  maySet,
}: {
  readonly method: PaymentMethodView;
  readonly maySet: boolean;
}) {
  const [entered, setEntered] = useState<Secret | null>(null);
  const [removed, setRemoved] = useState<Secret | null>(null);
  return (
    <>
      {method.secrets.map(secret => (
        <div key={secret.name} className={styles.rowItem}>
          <div>
            <strong>{word(secret.label)}</strong>
            <p className={styles.soft}>{stateOf(secret)}</p>
            {secret.help !== undefined && <p className={styles.soft}>{word(secret.help)}</p>}
          </div>
          {maySet && (
            <span className={styles.secretActions}>
              <Button onPress={() => setEntered(secret)}>{enterLabel(secret)}</Button>
              {secret.setAt !== null && (
                <Button kind="danger" onPress={() => setRemoved(secret)}>
                  {t('secretRemove', { label: word(secret.label) })}
                </Button>
              )}
            </span>
          )}
        </div>
      ))}
      {entered && <EnterSecret methodId={method.id} secret={entered} onClose={() => setEntered(null)} />}
      {removed && <RemoveSecret methodId={method.id} secret={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

function EnterSecret({ methodId, secret, onClose }: SecretProps) {
  const toast = useToast();
  const [value, setValue] = useState('');
  const set = useChange(paymentCalls.setSecret, [paymentCalls.listMethods]);
  const problem = fieldProblems(set.error).value;
  const submit = () =>
    set.mutate(
      { params: { method: methodId, secret: secret.name }, body: { value } },
      {
        onSuccess: () => {
          toast({ message: t('secretSaved') });
          onClose();
        },
        onError: focusFirstProblem,
      },
    );
  return (
    <Dialog title={enterLabel(secret)} isOpen onClose={onClose} size="small">
      <Form onSubmit={submit} problem={set.isError && problem === undefined ? messageOf(set.error) : null}>
        <TextField
          label={word(secret.label)}
          type="password"
          autoComplete="off"
          value={value}
          onChange={setValue}
          problem={problem}
          help={t('secretHint')}
          autoFocus
        />
        <div>
          <Button kind="primary" type="submit" isPending={set.isPending}>
            {t('save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function RemoveSecret({ methodId, secret, onClose }: SecretProps) {
  const toast = useToast();
  const remove = useChange(paymentCalls.removeSecret, [paymentCalls.listMethods]);
  const confirm = () =>
    remove.mutate(
      { params: { method: methodId, secret: secret.name } },
      {
        onSuccess: () => {
          toast({ message: t('secretRemoved') });
          onClose();
        },
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  return (
    <ConfirmDialog
      title={t('secretRemoveAsk', { label: word(secret.label) })}
      message={t('secretRemoveHint')}
      action={t('secretRemove', { label: word(secret.label) })}
      isOpen
      isDestructive
      isPending={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

function stateOf({ setAt, isRequired }: Secret): string {
  if (setAt !== null) return t('secretSet', { date: formatDay(setAt) });
  return t(isRequired ? 'secretNotSetRequired' : 'secretNotSet');
}

function enterLabel(secret: Secret): string {
  return t(secret.setAt === null ? 'secretEnter' : 'secretReplace', { label: word(secret.label) });
}
