import { consentCalls } from '@vitrine/core/consents/consents.calls.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { useCall } from '../api/use-call.ts';
import { formatMoment } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import styles from './orders.module.css';

/** What the buyer agreed to with this order. */
export function OrderTerms({ terms }: Pick<Order, 'terms'>) {
  if (terms === null) return null;
  return (
    <Part title={t('orderTerms')}>
      {terms.words !== '' && <p>{terms.words}</p>}
      {terms.downloads && (
        <>
          <p>{terms.downloads.words}</p>
          <p className={styles.soft}>{t('orderTermsVersion', { version: terms.downloads.version })}</p>
        </>
      )}
      <ul className={styles.mails}>
        {terms.links.map(({ name, address }) => (
          <li key={name}>
            <a href={address} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{t('orderTermsVersion', { version: terms.version })}</p>
    </Part>
  );
}

/** What the person with this address consented to and withdrew, newest first. */
export function PersonConsents({ email }: { readonly email: string }) {
  const isReader = useMay('customers.read');
  const asked = useCall(consentCalls.list, { query: { email } }, { isEnabled: isReader });
  const consents = asked.data?.consents ?? [];
  if (!isReader || consents.length === 0) return null;
  return (
    <Part title={t('consents')}>
      <ul className={styles.mails}>
        {consents.map(({ id, purpose, isGiven, words, version, place, at }) => (
          <li key={id}>
            <strong>{t(`consent.${purpose}`)}</strong>
            <p className={styles.soft}>
              {t(isGiven ? 'consentGiven' : 'consentWithdrawn', { at: formatMoment(at), place })}
            </p>
            <details className={styles.explained}>
              <summary>{t('consentWords', { version })}</summary>
              <p>{words}</p>
            </details>
          </li>
        ))}
      </ul>
    </Part>
  );
}
