import { SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { emailCalls as calls, type EmailListing } from '@vitrine/core/emails/emails.calls.ts';
import { mailEventOf, mailGroups } from '@vitrine/core/mail/mail-events.ts';
import { Link } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { t } from '../messages/translate.ts';
import { Part, RoomPage } from '../website/room-page.tsx';
import styles from './emails.module.css';

/** Every email of the store, by what it is about (rule EMAIL-1). */
export function EmailsRoom() {
  const list = useCall(calls.list, {});
  const emails = list.data?.emails ?? [];
  return (
    <RoomPage title={t('room.emails')} isNarrow>
      <p className={styles.hint}>{t('email.hint')}</p>
      <CallState call={list} />
      {emails.length > 0 &&
        mailGroups.map(group => (
          <Part key={group} title={t(`email.group.${group}`)}>
            <ul className={styles.list}>
              {emails
                .filter(({ kind }) => mailEventOf(kind).group === group)
                .map(email => (
                  <EmailRow key={email.kind} email={email} />
                ))}
            </ul>
          </Part>
        ))}
    </RoomPage>
  );
}

function EmailRow({ email: { kind, isOn, changedIn } }: { readonly email: EmailListing }) {
  const toast = useToast();
  const change = useChange(calls.switch, [calls.list]);
  const name = t(`email.kind.${kind}`);
  const put = (next: boolean) =>
    change.mutate(
      { params: { kind }, body: { isOn: next } },
      {
        onSuccess: () => toast({ message: t(next ? 'email.turnedOn' : 'email.turnedOff', { name }) }),
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  return (
    <li className={styles.row}>
      <Link to={`/config/emails/${kind}`}>{name}</Link>
      {changedIn.length > 0 && <span className={styles.changed}>{t('email.changed')}</span>}
      <div className={styles.switch}>
        {mailEventOf(kind).isOptional === true ? (
          <SwitchField
            label={t(isOn ? 'email.on' : 'email.off')}
            isOn={isOn}
            onChange={put}
            isDisabled={change.isPending}
          />
        ) : (
          <span className={styles.always}>{t('email.always')}</span>
        )}
      </div>
    </li>
  );
}
