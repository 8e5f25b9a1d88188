import { Button } from '@vitrine/controls/button/button.tsx';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import type { Customer } from '@vitrine/core/customers/customer.ts';
import { customerCalls as calls } from '@vitrine/core/customers/customers.calls.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall } from '../api/use-call.ts';
import { formatDay } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import { BackToList } from '../listing/listing.tsx';
import { t } from '../messages/translate.ts';
import { PersonConsents } from '../orders/order-consents.tsx';
import { Column, Columns, Part, RoomPage } from '../website/room-page.tsx';
import { AccountPart } from './account-part.tsx';
import { CustomerLists } from './customer-lists.tsx';
import { nameOfCustomer, spentInWords } from './customer-words.ts';
import styles from './customers.module.css';
import { MergeDialog } from './merge-dialog.tsx';
import { MergedPart } from './merged-part.tsx';
import { NotesPart } from './notes-part.tsx';

/** One customer with everything they did (rule CUSTOMER-3). */
export function CustomerRoom() {
  const { customerId = '' } = useParams();
  const mayChange = useMay('customers.write');
  const [isMerging, setIsMerging] = useState(false);
  const one = useCall(calls.get, { params: { customerId } }, { isAlwaysFresh: true });
  if (one.isLoadingError)
    return <FailedState message={messageOf(one.error)} onRetry={() => void one.refetch()} />;
  if (!one.data) return <LoadingShape shape="form" />;
  const { customer } = one.data;
  const refresh = () => void one.refetch();
  return (
    <RoomPage
      title={nameOfCustomer(customer)}
      back={<BackToList room="/config/customers">{t('room.customers')}</BackToList>}
      actions={mayChange && <Button onPress={() => setIsMerging(true)}>{t('customer.merge')}</Button>}
    >
      {isMerging && <MergeDialog customer={customer} onClose={() => setIsMerging(false)} />}
      <Columns side="340px">
        <Column>
          <Facts customer={customer} />
          <CustomerLists customer={customer} />
        </Column>
        <Column>
          <NotesPart customer={customer} />
          <AccountPart customer={customer} onChange={refresh} />
          {customer.merged.length > 0 && <MergedPart customer={customer} />}
          <Addresses addresses={customer.addresses} />
          {[customer, ...customer.merged].map(({ email }) => (
            <PersonConsents key={email} email={email} />
          ))}
        </Column>
      </Columns>
    </RoomPage>
  );
}

function Facts({ customer }: { readonly customer: Customer }) {
  const { email, orders, firstOrderAt, lastOrderAt } = customer;
  const day = (at: string | null) => (at === null ? t('customer.never') : formatDay(at));
  const facts = [
    [t('customer.spent'), spentInWords(customer)],
    [t('customer.orders'), String(orders)],
    [t('customer.firstOrder'), day(firstOrderAt)],
    [t('customer.lastOrder'), day(lastOrderAt)],
  ] as const;
  return (
    <Part title={t('customer.facts')} hint={t('customer.spentHint')}>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Addresses({ addresses }: Pick<Customer, 'addresses'>) {
  if (addresses.length === 0) return null;
  return (
    <Part title={t('customer.addresses')}>
      {addresses.map(lines => (
        <address key={lines.join('\n')} className={styles.address}>
          {lines.map(line => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ))}
    </Part>
  );
}
