import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { useDebounced } from '@vitrine/controls/field/use-debounced.ts';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { DataTable } from '@vitrine/controls/table/data-table.tsx';
import { subscriptionText } from '@vitrine/core/products/subscription-text.ts';
import { subscriptionStates } from '@vitrine/core/subscriptions/subscription-states.ts';
import { subscriptionCalls as calls } from '@vitrine/core/subscriptions/subscriptions.calls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { formatMoment, formatPrice } from '../frame/format.ts';
import { Pager } from '../frame/pager.tsx';
import { usePages } from '../frame/use-pages.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import styles from './subscriptions.module.css';

const pageSize = 50;

/** What customers pay again and again: search, filter, open (rule SUBSCRIPTION-18). */
export function SubscriptionsRoom() {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const pages = usePages();
  const wanted = useDebounced(search);
  const chosen = subscriptionStates.find(one => one === state);
  const list = useCall(
    calls.list,
    { query: { search: wanted, limit: pageSize, ...pages.query, ...(chosen ? { state: chosen } : {}) } },
    { keepsPrevious: true },
  );
  const { subscriptions: rows = [] } = list.data ?? {};
  const filter = (set: (value: string) => void) => (value: string) => {
    set(value);
    pages.toFirst();
  };
  return (
    <RoomPage title={t('room.subscriptions')}>
      <Filters>
        <SearchEntry label={t('subscription.search')} value={search} onChange={filter(setSearch)} />
        <SelectField
          label={t('state')}
          isLabelHidden
          value={state}
          onChange={filter(setState)}
          choices={[
            { value: '', label: t('stateAny') },
            ...subscriptionStates.map(value => ({ value, label: t(`subscription.is.${value}`) })),
          ]}
        />
      </Filters>
      <CallState
        call={list}
        empty={
          rows.length === 0 &&
          (wanted === '' && state === '' ? (
            <EmptyState icon="orders" title={t('subscription.none')} hint={t('subscription.noneHint')} />
          ) : (
            <EmptyState
              icon="search"
              title={t('subscription.noMatch')}
              hint={t('subscription.noMatchHint')}
            />
          ))
        }
      />
      {rows.length > 0 && (
        <DataTable
          label={t('room.subscriptions')}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ title, name }) => `${title}, ${name}`}
          onOpen={id => navigate(`/config/subscriptions/${id}`)}
          columns={[
            {
              id: 'title',
              label: t('subscription.what'),
              cell: row => (
                <span className={styles.name}>
                  <strong>{row.title}</strong>
                  <span className={styles.soft}>
                    {`${formatPrice(row.amount, row.currency)}, ${subscriptionText(row.plan, studioLanguage())}`}
                  </span>
                </span>
              ),
            },
            {
              id: 'buyer',
              label: t('subscription.customer'),
              isBelowName: true,
              cell: ({ name, email }) => name || email,
            },
            {
              id: 'state',
              label: t('state'),
              isShort: true,
              isBelowName: true,
              cell: row => t(`subscription.is.${row.state}`),
            },
            {
              id: 'next',
              label: t('subscription.next'),
              isShort: true,
              align: 'end',
              cell: ({ nextChargeAt }) => (nextChargeAt === null ? '—' : formatMoment(nextChargeAt)),
            },
          ]}
        />
      )}
      <Pager page={pages.page} pageSize={pageSize} list={list.data} count={rows.length} onTurn={pages.turn} />
    </RoomPage>
  );
}
