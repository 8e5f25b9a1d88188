import { Button } from '@vitrine/controls/button/button.tsx';
import { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { refusedForm } from '../frame/refused-form.ts';
import { t } from '../messages/translate.ts';
import { NameField, NewPasswordField } from './account-fields.tsx';
import { GatePage } from './gate-page.tsx';

/** The token is in the fragment, which is not sent to any server. */
function useToken(): string {
  return useState(() => new URLSearchParams(location.hash.slice(1)).get('token') ?? '')[0];
}

/** Programs that open links in emails verify nothing: only pressing the button does. */
export function ConfirmEmailPage() {
  const token = useToken();
  const confirm = useChange(accountCalls.confirmEmail);
  if (confirm.isSuccess) {
    return (
      <GatePage title={t('confirmed')} hint={t('confirmedHint')}>
        <Link to="/sign-in">{t('signIn')}</Link>
      </GatePage>
    );
  }
  return (
    <GatePage
      title={t('confirmTitle')}
      hint={t('confirmHint')}
      foot={<Link to="/sign-up">{t('signUpInstead')}</Link>}
    >
      <Form
        onSubmit={() => confirm.mutate({ body: { token } })}
        problem={confirm.isError ? messageOf(confirm.error) : null}
      >
        <Button kind="primary" type="submit" isWide isPending={confirm.isPending}>
          {t('confirmDo')}
        </Button>
      </Form>
    </GatePage>
  );
}

export function SetPasswordPage() {
  const token = useToken();
  const [password, setPassword] = useState('');
  const reset = useChange(accountCalls.resetPassword, [accountCalls.whoAmI]);
  if (reset.isSuccess) {
    return (
      <GatePage title={t('passwordSet')} hint={t('passwordSetHint')}>
        <Link to="/sign-in">{t('signIn')}</Link>
      </GatePage>
    );
  }
  return (
    <GatePage title={t('passwordNew')} foot={<Link to="/forgot-password">{t('resetAgain')}</Link>}>
      <Form
        onSubmit={() => reset.mutate({ body: { token, password } }, { onError: focusFirstProblem })}
        problem={refusedForm(reset.error, { password: t('passwordNew') }).whole}
      >
        <NewPasswordField
          label={t('passwordNew')}
          value={password}
          onChange={setPassword}
          problem={fieldProblems(reset.error).password}
          autoFocus
        />
        <Button kind="primary" type="submit" isWide isPending={reset.isPending}>
          {t('passwordSave')}
        </Button>
      </Form>
    </GatePage>
  );
}

export function JoinPage() {
  const token = useToken();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const see = useChange(accountCalls.seeInvitation);
  const accept = useChange(accountCalls.acceptInvitation, [accountCalls.whoAmI]);
  const { mutate: look } = see;
  useEffect(() => look({ body: { token } }), [look, token]);
  const home = <Link to="/">{t('signIn')}</Link>;
  if (see.isError) {
    return (
      <GatePage title={t('joinOver')} hint={messageOf(see.error)}>
        {home}
      </GatePage>
    );
  }
  if (!see.data) return <GatePage title={t('joinTitle')}>{null}</GatePage>;
  const { website, email, isNew } = see.data;
  if (accept.isSuccess) {
    return (
      <GatePage title={t('joined', { website })} hint={t('joinedHint', { email })}>
        {home}
      </GatePage>
    );
  }
  const problems = fieldProblems(accept.error);
  const submit = () =>
    accept.mutate(
      { body: { token, name, password: isNew ? password : null } },
      { onError: focusFirstProblem },
    );
  return (
    <GatePage title={t('joinAsk', { website })} hint={t(isNew ? 'joinNewHint' : 'joinHint', { email })}>
      <Form onSubmit={submit} problem={accept.isError ? messageOf(accept.error) : null}>
        {isNew && (
          <>
            <NameField value={name} onChange={setName} problem={problems.name} autoFocus />
            <NewPasswordField value={password} onChange={setPassword} problem={problems.password} />
          </>
        )}
        <Button kind="primary" type="submit" isWide isPending={accept.isPending}>
          {t('joinDo')}
        </Button>
      </Form>
    </GatePage>
  );
}
