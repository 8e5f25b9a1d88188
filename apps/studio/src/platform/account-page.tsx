import { Button } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { formatMoment } from '../frame/format.ts';
import { refusedForm } from '../frame/refused-form.ts';
import { useTitle } from '../frame/use-title.ts';
import { useWho } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { deviceName } from './device-name.ts';
import { LanguageField } from './language-field.tsx';
import styles from './platform.module.css';

export function AccountPage() {
  useTitle(t('account'));
  const { account } = useWho();
  return (
    <div className={styles.narrow}>
      <h1 className={styles.title}>{t('account')}</h1>
      <p className={styles.soft}>{account?.email}</p>
      <section className={styles.part}>
        <LanguageField />
      </section>
      <PasswordPart />
      <SessionsPart />
    </div>
  );
}

function PasswordPart() {
  const toast = useToast();
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const change = useChange(accountCalls.changePassword, [accountCalls.listSessions]);
  const { problems, whole } = refusedForm(change.error, {
    currentPassword: t('passwordCurrent'),
    newPassword: t('passwordNew'),
  });
  const submit = () =>
    change.mutate(
      { body: { currentPassword, newPassword } },
      {
        onSuccess: () => {
          setCurrentPassword('');
          setNewPassword('');
          toast({ message: t('passwordChanged') });
        },
        onError: focusFirstProblem,
      },
    );
  return (
    <section className={styles.part}>
      <h2>{t('passwordChange')}</h2>
      <Form onSubmit={submit} problem={whole}>
        <TextField
          label={t('passwordCurrent')}
          type="password"
          autoComplete="current-password"
          value={currentPassword}
          onChange={setCurrentPassword}
          problem={problems.currentPassword}
        />
        <TextField
          label={t('passwordNew')}
          type="password"
          autoComplete="new-password"
          value={newPassword}
          onChange={setNewPassword}
          problem={problems.newPassword}
          help={t('passwordHint')}
        />
        <div className={styles.actions}>
          <Button type="submit" isPending={change.isPending}>
            {t('passwordSave')}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function SessionsPart() {
  const toast = useToast();
  const [ending, setEnding] = useState('');
  const sessions = useCall(accountCalls.listSessions, {});
  const revoke = useChange(accountCalls.revokeSession, [accountCalls.listSessions, accountCalls.whoAmI]);
  const end = (sessionId: string) => {
    setEnding(sessionId);
    revoke.mutate(
      { params: { sessionId } },
      { onError: error => toast({ message: messageOf(error), isError: true }) },
    );
  };
  // The current session is first, so that the others can be compared with it.
  const ordered = (sessions.data?.sessions ?? []).toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent),
  );
  return (
    <section className={styles.part}>
      <h2>{t('sessions')}</h2>
      <p className={styles.soft}>{t('sessionsHint')}</p>
      <CallState call={sessions} count={2} />
      <ul className={styles.sessions}>
        {ordered.map(session => (
          <li key={session.id} className={styles.session}>
            <div>
              <strong>{deviceName(session.userAgent)}</strong>
              <p className={styles.soft}>
                {session.isCurrent
                  ? t('sessionCurrent', { address: session.address })
                  : t('sessionSeen', { when: formatMoment(session.lastSeenAt), address: session.address })}
              </p>
            </div>
            {!session.isCurrent && (
              <Button
                aria-label={t('sessionEndThis', {
                  device: deviceName(session.userAgent),
                  when: formatMoment(session.lastSeenAt),
                })}
                onPress={() => end(session.id)}
                isPending={revoke.isPending && ending === session.id}
              >
                {t('sessionEnd')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
