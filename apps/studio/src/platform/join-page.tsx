import { Button } from '@vitrine/controls/button/button.tsx';
import { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import { accountErrors } from '@vitrine/core/accounts/accounts.errors.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { fieldProblems, isRefusedFor, messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { NameField, NewPasswordField, PasswordField } from './account-fields.tsx';
import { GatePage } from './gate-page.tsx';
import styles from './platform.module.css';
import { useMailedToken } from './use-mailed-token.ts';

const hints = { new: 'joinNewHint', signIn: 'joinSignInHint', signedIn: 'joinHint' } as const;

/**
 * An invitation: a new person chooses a password, a person with an account enters it, and a person who is signed in
 * to it presses a button (rule MEMBER-6).
 */
export function JoinPage() {
  const token = useMailedToken();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const see = useChange(accountCalls.seeInvitation);
  const accept = useChange(accountCalls.acceptInvitation, [accountCalls.whoAmI]);
  const { mutate: look } = see;
  useEffect(() => look({ body: { token } }), [look, token]);
  if (see.isError) {
    return (
      <GatePage title={t('joinOver')} hint={messageOf(see.error)}>
        <Link to="/">{t('signIn')}</Link>
      </GatePage>
    );
  }
  if (!see.data) return <GatePage title={t('joinTitle')}>{null}</GatePage>;
  const { website, email, standing } = see.data;
  const isIn = standing === 'signedIn';
  if (accept.isSuccess) {
    return (
      <GatePage title={t('joined', { website })} hint={isIn ? t('joinedInHint') : t('joinedHint', { email })}>
        <Link to="/">{t(isIn ? 'websites' : 'signIn')}</Link>
      </GatePage>
    );
  }
  const problems = fieldProblems(accept.error);
  const refuse = (error: unknown) => {
    // The session has ended since: the password is needed now.
    if (isIn && isRefusedFor(error, accountErrors.signInNeeded)) look({ body: { token } });
    else focusFirstProblem();
  };
  const submit = () =>
    accept.mutate({ body: { token, name, password: isIn ? null : password } }, { onError: refuse });
  return (
    <GatePage
      title={t('joinAsk', { website })}
      hint={t(hints[standing], { email })}
      foot={standing === 'signIn' ? <ForgotPassword email={email} /> : undefined}
    >
      <Form onSubmit={submit} problem={accept.isError ? messageOf(accept.error) : null}>
        {standing === 'new' && (
          <>
            <NameField value={name} onChange={setName} problem={problems.name} autoFocus />
            <NewPasswordField value={password} onChange={setPassword} problem={problems.password} />
          </>
        )}
        {standing === 'signIn' && (
          <PasswordField value={password} onChange={setPassword} problem={problems.password} autoFocus />
        )}
        <Button kind="primary" type="submit" isWide isPending={accept.isPending}>
          {t('joinDo')}
        </Button>
      </Form>
    </GatePage>
  );
}

/** Here, because the invitation knows the address, and is opened again afterwards. */
function ForgotPassword({ email }: { readonly email: string }) {
  const request = useChange(accountCalls.requestReset);
  return (
    <>
      <Button kind="quiet" onPress={() => request.mutate({ body: { email } })} isPending={request.isPending}>
        {t('forgotPassword')}
      </Button>
      <p role="status" className={styles.soft}>
        {request.isSuccess && t('joinResetSent', { email })}
        {request.isError && messageOf(request.error)}
      </p>
    </>
  );
}
