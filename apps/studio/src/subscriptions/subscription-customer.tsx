import { Button } from '@vitrine/controls/button/button.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { Subscription } from '@vitrine/core/subscriptions/subscription.ts';
import { subscriptionCalls as calls } from '@vitrine/core/subscriptions/subscriptions.calls.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import { AddressDialog } from './address-dialog.tsx';
import styles from './subscriptions.module.css';

/** Whose it is, where it is sent, and what the shop does for them (rules SUBSCRIPTION-24, SUBSCRIPTION-25). */
export function SubscriptionCustomer({ subscription }: { readonly subscription: Subscription }) {
  const { email, addressLines, actions } = subscription;
  const mayRead = useMay('customers.read');
  const mayManage = useMay('orders.write');
  const toast = useToast();
  const [isChanging, setIsChanging] = useState(false);
  const link = useChange(calls.sendLink, [calls.get]);
  const sendLink = () =>
    link.mutate(
      { params: { subscriptionId: subscription.id } },
      {
        onSuccess: () => toast({ message: t('subscription.linkSent', { email }) }),
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  return (
    <Part title={t('subscription.customer')}>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      {mayRead && (
        <p>
          <Link to={`/config/customers?${new URLSearchParams({ search: email })}`}>{t('orderCustomer')}</Link>
        </p>
      )}
      <address className={styles.address}>
        {addressLines.map(line => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {mayManage && (
        <div className={styles.buttons}>
          {actions.includes('changeAddress') && (
            <Button onPress={() => setIsChanging(true)}>{t('subscription.changeAddress')}</Button>
          )}
          <Button onPress={sendLink} isPending={link.isPending}>
            {t('subscription.sendLink')}
          </Button>
        </div>
      )}
      <AddressDialog subscription={subscription} isOpen={isChanging} onClose={() => setIsChanging(false)} />
    </Part>
  );
}
