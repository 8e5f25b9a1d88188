import { Button } from '@vitrine/controls/button/button.tsx';
import { CheckField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { useState } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { refusedForm } from '../frame/refused-form.ts';
import type { Who } from '../frame/who.ts';
import { t } from '../messages/translate.ts';

/** Called for correct credentials with an unverified address. */
export interface Unproved {
  readonly email: string;
  readonly password: string;
  readonly proofId: Id;
}

export interface SignInFormProps {
  readonly onSignedIn: (who: Who) => void;
  /** Without it, only the message says what to do. */
  readonly onUnproved?: (unproved: Unproved) => void;
}

export function SignInForm({ onSignedIn, onUnproved }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(false);
  const signIn = useChange(accountCalls.signIn, [accountCalls.whoAmI]);
  const { problems, whole } = refusedForm(signIn.error, { email: t('email'), password: t('password') });
  const submit = () =>
    signIn.mutate(
      { body: { email, password, rememberMe } },
      {
        onSuccess: onSignedIn,
        onError: error => {
          const proofId = proofOf(error);
          if (proofId !== null && onUnproved) onUnproved({ email, password, proofId });
          else focusFirstProblem();
        },
      },
    );
  return (
    <Form onSubmit={submit} problem={whole}>
      <TextField
        label={t('email')}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        problem={problems.email}
        autoFocus
      />
      <TextField
        label={t('password')}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        problem={problems.password}
      />
      <CheckField label={t('rememberMe')} isOn={rememberMe} onChange={setRememberMe} />
      <Button kind="primary" type="submit" isWide isPending={signIn.isPending}>
        {signIn.isPending ? t('signingIn') : t('signIn')}
      </Button>
    </Form>
  );
}

function proofOf(error: unknown): Id | null {
  if (!(error instanceof CallFailure) || error.refusal.code !== 'accounts.unverified') return null;
  const proofId = error.refusal.details?.proofId;
  return typeof proofId === 'string' ? proofId : null;
}
