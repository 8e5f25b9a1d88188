import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { subscriptionText } from '@vitrine/core/products/subscription-text.ts';
import { subscriptionStates } from '@vitrine/core/subscriptions/subscription-states.ts';
import { subscriptionCalls as calls } from '@vitrine/core/subscriptions/subscriptions.calls.ts';
import { useCall } from '../api/use-call.ts';
import { formatMoment, formatPrice } from '../frame/format.ts';
import { ChoiceFilter, ListTable, SearchFilter } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import styles from './subscriptions.module.css';

/** What customers pay again and again: search, filter, open (rule SUBSCRIPTION-18). */
export function SubscriptionsRoom() {
  const listing = useListing(['state']);
  const chosen = subscriptionStates.find(one => one === listing.chosen.state);
  const list = useCall(
    calls.list,
    {
      query: {
        ...listing.query,
        ...(chosen ? { state: chosen } : {}),
        ...(listing.chosen.state === 'delayed' ? { isDelayed: 'true' } : {}),
      },
    },
    { keepsPrevious: true },
  );
  const { subscriptions: rows = [] } = list.data ?? {};
  return (
    <RoomPage title={t('room.subscriptions')}>
      <Filters>
        <SearchFilter listing={listing} label={t('subscription.search')} />
        <ChoiceFilter
          listing={listing}
          name="state"
          label={t('state')}
          any={t('stateAny')}
          choices={[
            ...subscriptionStates.map(value => ({ value, label: t(`subscription.is.${value}`) })),
            { value: 'delayed', label: t('subscription.delay') },
          ]}
        />
      </Filters>
      <ListTable
        listing={listing}
        call={list}
        list={list.data}
        none={{ icon: 'repeat', title: t('subscription.none'), hint: t('subscription.noneHint') }}
        noMatch={{ title: t('subscription.noMatch'), hint: t('subscription.noMatchHint') }}
        label={t('room.subscriptions')}
        rows={rows}
        nameOf={({ title, name }) => `${title}, ${name}`}
        room="/config/subscriptions"
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
            cell: ({ state, delay }) => t(delay === null ? `subscription.is.${state}` : 'subscription.delay'),
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
    </RoomPage>
  );
}
