import { Button } from '@vitrine/controls/button/button.tsx';
import { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import { accountErrors } from '@vitrine/core/accounts/accounts.errors.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { fieldProblems, isRefusedFor, messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { refusedForm } from '../frame/refused-form.ts';
import { t } from '../messages/translate.ts';
import { NewPasswordField, PasswordField } from './account-fields.tsx';
import { GatePage } from './gate-page.tsx';
import styles from './platform.module.css';
import { useMailedToken } from './use-mailed-token.ts';

/**
 * Programs that open links in emails verify nothing: only pressing the button does. In another browser than the one
 * that signed up, the password is asked for: the reader may not be the person who signed up.
 */
export function ConfirmEmailPage() {
  const token = useMailedToken();
  const [password, setPassword] = useState('');
  const [isOtherBrowser, setIsOtherBrowser] = useState(false);
  const confirm = useChange(accountCalls.confirmEmail);
  if (confirm.isSuccess) {
    return (
      <GatePage title={t('confirmed')} hint={t('confirmedHint')}>
        <Link to="/sign-in">{t('signIn')}</Link>
      </GatePage>
    );
  }
  const submit = () =>
    confirm.mutate(
      { body: { token, ...(isOtherBrowser ? { password } : {}) } },
      {
        onError: error => {
          if (isRefusedFor(error, accountErrors.otherBrowser)) setIsOtherBrowser(true);
          else focusFirstProblem();
        },
      },
    );
  const signUp = <Link to="/sign-up">{t('signUpInstead')}</Link>;
  if (isOtherBrowser) {
    // Being asked for the password is the next step, not an error.
    const error = isRefusedFor(confirm.error, accountErrors.otherBrowser) ? null : confirm.error;
    return (
      <GatePage
        title={t('confirmPassword')}
        hint={t('confirmPasswordHint')}
        foot={
          <>
            <p className={styles.soft}>{t('confirmNotYou')}</p>
            {signUp}
          </>
        }
      >
        <Form onSubmit={submit} problem={refusedForm(error, { password: t('password') }).whole}>
          <PasswordField
            value={password}
            onChange={setPassword}
            problem={fieldProblems(error).password}
            autoFocus
          />
          <Button kind="primary" type="submit" isWide isPending={confirm.isPending}>
            {t('confirmDo')}
          </Button>
        </Form>
      </GatePage>
    );
  }
  return (
    <GatePage title={t('confirmTitle')} hint={t('confirmHint')} foot={signUp}>
      <Form onSubmit={submit} problem={confirm.isError ? messageOf(confirm.error) : null}>
        <Button kind="primary" type="submit" isWide isPending={confirm.isPending}>
          {t('confirmDo')}
        </Button>
      </Form>
    </GatePage>
  );
}

export function SetPasswordPage() {
  const token = useMailedToken();
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
