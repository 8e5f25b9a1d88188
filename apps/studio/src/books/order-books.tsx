import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { DataTable } from '@vitrine/controls/table/data-table.tsx';
import { ledgerCalls } from '@vitrine/core/ledger/ledger.calls.ts';
import type { Posting } from '@vitrine/core/ledger/ledger.ts';
import { useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { formatDay, formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import styles from '../orders/orders.module.css';
import { Part } from '../website/room-page.tsx';

/** Every posting of an order, cent by cent (rule LEDGER-7). */
export function OrderBooks({ orderId }: { readonly orderId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Part title={t('room.books')}>
      <details className={styles.explained} onToggle={event => setIsOpen(event.currentTarget.open)}>
        <summary>{t('books.ofOrder')}</summary>
        {isOpen && <Postings orderId={orderId} />}
      </details>
    </Part>
  );
}

function Postings({ orderId }: { readonly orderId: string }) {
  const asked = useCall(ledgerCalls.ofOrder, { params: { orderId } });
  const postings = asked.data?.postings ?? [];
  const rows = postings.map((posting, at) => ({ ...posting, id: `${posting.event} ${at}` }));
  const side = (isDebit: boolean) => (posting: Posting) =>
    posting.amount !== 0 && posting.amount > 0 === isDebit
      ? formatPrice(Math.abs(posting.amount), posting.currency)
      : '';
  return (
    <>
      <CallState call={asked} empty={rows.length === 0 && <p>{t('books.ofOrderNone')}</p>} />
      {rows.length > 0 && (
        <DataTable
          label={t('books.ofOrder')}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={accountOf}
          columns={[
            { id: 'account', label: t('books.account'), cell: accountOf },
            {
              id: 'kind',
              label: t('books.event'),
              isBelowName: true,
              cell: ({ kind, at }) => `${t(`books.kind.${kind}`)}, ${formatDay(at)}`,
            },
            { id: 'debit', label: t('books.debit'), align: 'end', isShort: true, cell: side(true) },
            { id: 'credit', label: t('books.credit'), align: 'end', isShort: true, cell: side(false) },
          ]}
        />
      )}
    </>
  );
}

function accountOf({ account, rate, country }: Posting): string {
  const percent = new Intl.NumberFormat(studioLanguage(), { style: 'percent', maximumFractionDigits: 3 });
  const details =
    account !== 'tax' ? '' : [country, rate === null ? '' : percent.format(rate / 100_000)].join(' ');
  return [t(`books.account.${account}`), details].join(' ').trim();
}
