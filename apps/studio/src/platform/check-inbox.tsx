import { Button } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { useState } from 'react';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { GatePage } from './gate-page.tsx';
import styles from './platform.module.css';

export interface CheckInboxProps {
  readonly email: string;
  /** That of the sign-up: its code also works if the browser has signed up again since. */
  readonly password: string;
  readonly proofId: Id;
  /** False if the platform has no mail server: the operator then finds the email. */
  readonly isMailSent: boolean;
  /** Pending after the code was correct. */
  readonly isPending: boolean;
  readonly onConfirmed: () => void;
  readonly onBack: () => void;
}

/** The address has to be verified: by the code in the email here, or by its link on any device. */
export function CheckInbox({
  email,
  password,
  proofId,
  isMailSent,
  isPending,
  onConfirmed,
  onBack,
}: CheckInboxProps) {
  const [code, setCode] = useState('');
  const confirm = useChange(accountCalls.confirmEmail);
  const resend = useChange(accountCalls.resendProof);
  const problem = fieldProblems(confirm.error).code;
  const submit = () =>
    confirm.mutate(
      { body: { proofId, code, password } },
      { onSuccess: onConfirmed, onError: focusFirstProblem },
    );
  const sendAgain = () => {
    confirm.reset();
    setCode('');
    resend.mutate({ body: { proofId } });
  };
  return (
    <GatePage
      title={t('inboxTitle')}
      hint={t(isMailSent ? 'inboxHint' : 'inboxKeptHint', { email })}
      foot={
        <>
          <Button kind="quiet" onPress={sendAgain} isPending={resend.isPending}>
            {t('inboxAgain')}
          </Button>
          <Button kind="quiet" onPress={onBack}>
            {t('inboxOther')}
          </Button>
        </>
      }
    >
      <Form
        onSubmit={submit}
        problem={confirm.isError && problem === undefined ? messageOf(confirm.error) : null}
      >
        <TextField
          label={t('inboxCode')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          problem={problem}
          help={t('inboxCodeHint')}
          autoFocus
        />
        <Button kind="primary" type="submit" isWide isPending={confirm.isPending || isPending}>
          {t('inboxConfirm')}
        </Button>
      </Form>
      <p role="status" className={styles.soft}>
        {resend.isSuccess && t('inboxSent')}
        {resend.isError && messageOf(resend.error)}
      </p>
    </GatePage>
  );
}
