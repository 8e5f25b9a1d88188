import { Button } from '@vitrine/controls/button/button.tsx';
import { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { fieldProblems } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { refusedForm } from '../frame/refused-form.ts';
import type { Who } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { EmailField, NameField, NewPasswordField } from './account-fields.tsx';
import { CheckInbox } from './check-inbox.tsx';
import { GatePage } from './gate-page.tsx';
import { followLanguage } from './language-field.tsx';
import { SignInForm, type Unproved } from './sign-in-form.tsx';

/** `door`: the address to open after signing in; none if the current page itself opens. */
export function SignInPage({ door }: { readonly door: string | null }) {
  const navigate = useNavigate();
  const [unproved, setUnproved] = useState<Unproved | null>(null);
  const signIn = useChange(accountCalls.signIn, [accountCalls.whoAmI]);
  const enter = ({ account }: Who) => {
    if (door !== null) navigate(door);
    followLanguage(account?.language);
  };
  if (unproved) {
    const { email, password, proofId } = unproved;
    return (
      <CheckInbox
        email={email}
        password={password}
        proofId={proofId}
        isMailSent
        isPending={signIn.isPending}
        onConfirmed={() => signIn.mutate({ body: { email, password } }, { onSuccess: enter })}
        onBack={() => setUnproved(null)}
      />
    );
  }
  return (
    <GatePage
      title={t('signIn')}
      foot={
        <>
          <Link to="/forgot-password">{t('forgotPassword')}</Link>
          <Link to="/sign-up">{t('signUpInstead')}</Link>
        </>
      }
    >
      <SignInForm onSignedIn={enter} onUnproved={setUnproved} />
    </GatePage>
  );
}

export function SignUpPage() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const signUp = useChange(accountCalls.signUp);
  const signIn = useChange(accountCalls.signIn, [accountCalls.whoAmI]);
  const navigate = useNavigate();
  const { problems, whole } = refusedForm(signUp.error, {
    name: t('yourName'),
    email: t('email'),
    password: t('password'),
  });
  const submit = () => signUp.mutate({ body: { name, email, password } }, { onError: focusFirstProblem });
  if (signUp.data) {
    const { proofId, isMailSent } = signUp.data;
    return (
      <CheckInbox
        email={email}
        password={password}
        proofId={proofId}
        isMailSent={isMailSent}
        isPending={signIn.isPending}
        onConfirmed={() =>
          signIn.mutate(
            { body: { email, password } },
            { onSuccess: () => navigate('/'), onError: () => navigate('/sign-in') },
          )
        }
        onBack={() => signUp.reset()}
      />
    );
  }
  return (
    <GatePage title={t('signUp')} foot={<Link to="/sign-in">{t('signInInstead')}</Link>}>
      <Form onSubmit={submit} problem={whole}>
        <NameField value={name} onChange={setName} problem={problems.name} autoFocus />
        <EmailField value={email} onChange={setEmail} problem={problems.email} />
        <NewPasswordField value={password} onChange={setPassword} problem={problems.password} />
        <Button kind="primary" type="submit" isWide isPending={signUp.isPending}>
          {t('signUp')}
        </Button>
      </Form>
    </GatePage>
  );
}

export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const request = useChange(accountCalls.requestReset);
  const back = <Link to="/sign-in">{t('backToSignIn')}</Link>;
  if (request.isSuccess) {
    return (
      <GatePage title={t('resetSent')} hint={t('resetSentHint', { email })}>
        {back}
      </GatePage>
    );
  }
  return (
    <GatePage title={t('resetTitle')} hint={t('resetHint')} foot={back}>
      <Form
        onSubmit={() => request.mutate({ body: { email } }, { onError: focusFirstProblem })}
        problem={refusedForm(request.error, { email: t('email') }).whole}
      >
        <EmailField
          value={email}
          onChange={setEmail}
          problem={fieldProblems(request.error).email}
          autoFocus
        />
        <Button kind="primary" type="submit" isWide isPending={request.isPending}>
          {t('resetSend')}
        </Button>
      </Form>
    </GatePage>
  );
}
