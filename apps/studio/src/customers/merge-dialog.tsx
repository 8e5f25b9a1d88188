import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { useDebounced } from '@vitrine/controls/field/use-debounced.ts';
import { LoadingShape } from '@vitrine/controls/states/states.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { Customer, CustomerListing } from '@vitrine/core/customers/customer.ts';
import { customerCalls as calls } from '@vitrine/core/customers/customers.calls.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import { nameOfCustomer } from './customer-words.ts';
import styles from './customers.module.css';

/** As many as one sees at a glance; a search finds the others. */
const mostFound = 8;

interface MergeDialogProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** Finds another customer, shows what comes with them, and merges them (rule CUSTOMER-6). */
export function MergeDialog({ customer, onClose }: MergeDialogProps) {
  const toast = useToast();
  const [other, setOther] = useState<CustomerListing | null>(null);
  const merge = useChange(calls.merge, [calls.get, calls.list]);
  const separate = useChange(calls.separate, [calls.get, calls.list]);
  const customerId = customer.id;
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const submit = ({ id, ...who }: CustomerListing) =>
    merge.mutate(
      { params: { customerId }, body: { customerId: id } },
      {
        onSuccess: () => {
          const onAction = () => separate.mutate({ params: { customerId, mergedId: id } }, { onError });
          const message = t('customer.didMerge', { name: nameOfCustomer(who) });
          toast({ message, action: { label: t('undo'), onAction } });
          onClose();
        },
        onError,
      },
    );
  return (
    <Dialog
      title={t('customer.mergeTitle', { name: nameOfCustomer(customer) })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          {other && (
            <Button kind="primary" isPending={merge.isPending} onPress={() => submit(other)}>
              {t('customer.merge')}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.soft}>{t('customer.mergeHint')}</p>
      {other === null ? (
        <Find customerId={customerId} onChoose={setOther} />
      ) : (
        <Preview other={other} onBack={() => setOther(null)} />
      )}
    </Dialog>
  );
}

interface FindProps {
  readonly customerId: string;
  readonly onChoose: (other: CustomerListing) => void;
}

function Find({ customerId, onChoose }: FindProps) {
  const [search, setSearch] = useState('');
  const wanted = useDebounced(search);
  const list = useCall(
    calls.list,
    { query: { search: wanted, limit: mostFound + 1, sort: 'lastOrder' } },
    { keepsPrevious: true },
  );
  const others = (list.data?.customers ?? []).filter(({ id }) => id !== customerId).slice(0, mostFound);
  return (
    <>
      <SearchEntry label={t('customer.mergeFind')} value={search} onChange={setSearch} />
      {list.isLoadingError && <p role="alert">{messageOf(list.error)}</p>}
      {list.data && others.length === 0 && <p>{t('customer.noMatch')}</p>}
      <ul className={styles.list}>
        {others.map(other => (
          <li key={other.id}>
            <Button onPress={() => onChoose(other)}>{nameOfCustomer(other)}</Button>
            {other.name !== '' && <span className={styles.soft}>{other.email}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Preview({ other, onBack }: { readonly other: CustomerListing; readonly onBack: () => void }) {
  const found = useCall(calls.get, { params: { customerId: other.id } }, { isAlwaysFresh: true });
  if (found.isLoadingError) return <p role="alert">{messageOf(found.error)}</p>;
  if (!found.data) return <LoadingShape shape="rows" />;
  const { customer } = found.data;
  const { latestOrders, subscriptions, donations, returns, giftCards, notes, accounts } = customer;
  return (
    <>
      <p>{t('customer.mergeMoves', { name: nameOfCustomer(other), email: other.email })}</p>
      <ul>
        <li>{t('customer.mergeOrders', { count: latestOrders.length })}</li>
        <li>{t('customer.mergeSubscriptions', { count: subscriptions.length })}</li>
        <li>{t('customer.mergeDonations', { count: donations.length })}</li>
        <li>{t('customer.mergeReturns', { count: returns.length })}</li>
        <li>{t('customer.mergeCards', { count: giftCards.length })}</li>
        <li>{t('customer.mergeNotes', { count: notes.length })}</li>
        <li>{t('customer.mergeAccounts', { count: accounts.length })}</li>
      </ul>
      <Button onPress={onBack}>{t('customer.mergeOther')}</Button>
    </>
  );
}
