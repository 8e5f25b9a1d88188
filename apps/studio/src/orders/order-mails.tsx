import { mailCalls } from '@vitrine/core/mail/mail.calls.ts';
import { Link } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { formatMoment } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import styles from './orders.module.css';

export interface OrderMailsProps {
  readonly email: string;
  /** When the order was created: earlier emails are about something else. */
  readonly since: string;
}

/** The emails sent to the buyer. */
export function OrderMails({ email, since }: OrderMailsProps) {
  const isReader = [useMay('storeMail.read'), useMay('mail.read')].includes(true);
  const outbox = useCall(mailCalls.listOutbox, { query: { limit: 100 } }, { isEnabled: isReader });
  const mails = (outbox.data?.mails ?? []).filter(
    mail => mail.to.toLowerCase().includes(email.toLowerCase()) && mail.createdAt >= since,
  );
  if (!isReader || mails.length === 0) return null;
  return (
    <Part title={t('orderMails')}>
      <ul className={styles.mails}>
        {mails.map(mail => (
          <li key={mail.id}>
            <Link to={`/config/mail/${mail.id}`}>{mail.subject}</Link>
            <p className={styles.soft}>
              {formatMoment(mail.createdAt)} · {t(`mail.${mail.state}`)}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
