import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { mailCalls } from '@vitrine/core/mail/mail.calls.ts';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { formatMoment } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import styles from './mail.module.css';

export interface MailDialogProps {
  readonly mailId: string;
  readonly onClose: () => void;
}

/** An email as its recipient sees it, in a frame without scripts or network access. */
export function MailDialog({ mailId, onClose }: MailDialogProps) {
  const found = useCall(mailCalls.getMail, { params: { mailId } });
  const mail = found.data?.mail;
  return (
    <Dialog title={mail?.subject ?? t('room.mail')} isOpen onClose={onClose} size="large">
      <CallState call={found} shape="form" count={3} />
      {mail && (
        <>
          <dl className={styles.facts}>
            <dt>{t('mailFrom')}</dt>
            <dd>{mail.from}</dd>
            <dt>{t('mailTo')}</dt>
            <dd>{mail.to}</dd>
            <dt>{t('mailDate')}</dt>
            <dd>
              {formatMoment(mail.createdAt)} · {t(`mail.${mail.state}`)}
            </dd>
          </dl>
          {mail.problem !== null && <p className={styles.problem}>{mail.problem}</p>}
          {mail.html === '' ? (
            <pre className={styles.text}>{mail.text}</pre>
          ) : (
            <iframe
              className={styles.frame}
              title={mail.subject}
              sandbox="allow-popups"
              srcDoc={mail.html.replaceAll('<a ', '<a target="_blank" rel="noopener" ')}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
