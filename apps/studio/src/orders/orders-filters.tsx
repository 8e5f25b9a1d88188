import type { CallReply, CallRequest } from '@vitrine/core/calls/define-call.ts';
import { orderChannels } from '@vitrine/core/orders/channels.ts';
import { manyOrdersCalls } from '@vitrine/core/orders/many-orders.calls.ts';
import {
  type FulfilmentFilter,
  fulfilmentFilters,
  type orderListCalls,
  type PaymentFilter,
  paymentFilters,
} from '@vitrine/core/orders/order-list.calls.ts';
import { orderStates } from '@vitrine/core/orders/order-states.ts';

import { useCall } from '../api/use-call.ts';
import { formatCount } from '../frame/format.ts';
import { ChoiceFilter, DayFilter, SearchFilter } from '../listing/listing.tsx';
import type { Listing } from '../listing/use-listing.ts';
import { type MessageKey, t } from '../messages/translate.ts';
import { Filters } from '../website/room-page.tsx';

export const orderFilters = ['state', 'payment', 'fulfilment', 'from', 'to', 'tag', 'channel'] as const;
type OrderListing = Listing<(typeof orderFilters)[number]>;

/** Besides the states of orders, a state of their payments that a person has to act on. */
const refundDue = 'refundDue';

const paymentWords: Readonly<Record<PaymentFilter, MessageKey>> = {
  unpaid: 'orders.unpaid',
  authorised: 'payment.authorised',
  partlyPaid: 'payment.partlyPaid',
  paid: 'payment.captured',
  partlyRefunded: 'payment.partRefunded',
  refunding: 'payment.refunding',
  refunded: 'payment.refunded',
  disputed: 'payment.disputed',
  chargedBack: 'payment.chargedBack',
};
const fulfilmentWords: Readonly<Record<FulfilmentFilter, MessageKey>> = {
  toSend: 'fulfilment.open',
  partlySent: 'fulfilment.partly',
  sent: 'fulfilment.fulfilled',
};

/** What of the address the list is asked for; days only once they are typed, and in their order. */
export function filterOf({ chosen, search }: OrderListing) {
  const { state, tag, from, to } = chosen;
  const stateChosen = orderStates.find(one => one === state);
  const payment = paymentFilters.find(one => one === chosen.payment);
  const fulfilment = fulfilmentFilters.find(one => one === chosen.fulfilment);
  const channel = orderChannels.find(one => one === chosen.channel);
  const isOrdered = !isReversed(chosen);
  return {
    search,
    ...(stateChosen ? { state: stateChosen } : {}),
    ...(state === refundDue ? { isRefundDue: 'true' } : {}),
    ...(payment ? { payment } : {}),
    ...(fulfilment ? { fulfilment } : {}),
    ...(isOrdered && isTyped(from) ? { from } : {}),
    ...(isOrdered && isTyped(to) ? { to } : {}),
    ...(tag === '' ? {} : { tag }),
    ...(channel ? { channel } : {}),
  } satisfies CallRequest<typeof orderListCalls.list>['query'];
}

export interface OrdersFiltersProps {
  readonly listing: OrderListing;
  readonly counted: CallReply<typeof orderListCalls.list> | undefined;
}

export function OrdersFilters({ listing, counted }: OrdersFiltersProps) {
  const { tags = [] } = useCall(manyOrdersCalls.listTags, {}).data ?? {};
  return (
    <Filters>
      <SearchFilter listing={listing} label={t('orderSearch')} />
      <ChoiceFilter
        listing={listing}
        name="state"
        label={t('state')}
        any={t('stateAny')}
        choices={[
          { value: refundDue, label: `${t('refundsDueFilter')} (${formatCount(counted?.refundsDue ?? 0)})` },
          ...orderStates.map(value => ({
            value,
            label: `${t(`order.${value}`)} (${formatCount(counted?.counts[value] ?? 0)})`,
          })),
        ]}
      />
      <ChoiceFilter
        listing={listing}
        name="payment"
        label={t('orders.payment')}
        any={t('orders.paymentAny')}
        choices={paymentFilters.map(value => ({ value, label: t(paymentWords[value]) }))}
      />
      <ChoiceFilter
        listing={listing}
        name="fulfilment"
        label={t('orders.fulfilment')}
        any={t('orders.fulfilmentAny')}
        choices={fulfilmentFilters.map(value => ({ value, label: t(fulfilmentWords[value]) }))}
      />
      <ChoiceFilter
        listing={listing}
        name="channel"
        label={t('order.channel')}
        any={t('order.channelAny')}
        choices={orderChannels.map(value => ({ value, label: t(`order.channel.${value}`) }))}
      />
      {tags.length > 0 && (
        <ChoiceFilter
          listing={listing}
          name="tag"
          label={t('orderTagFilter')}
          any={t('orderTagAny')}
          choices={tags.map(value => ({ value, label: value }))}
        />
      )}
      <DayFilter listing={listing} name="from" label={t('orders.from')} />
      <DayFilter
        listing={listing}
        name="to"
        label={t('orders.to')}
        problem={isReversed(listing.chosen) ? t('orders.daysReversed') : undefined}
      />
    </Filters>
  );
}

function isReversed({ from, to }: OrderListing['chosen']): boolean {
  return isTyped(from) && isTyped(to) && from > to;
}

/** A date field already has a date while the year is being typed. */
function isTyped(day: string): boolean {
  return /^(19[7-9]\d|2\d{3})-\d\d-\d\d$/.test(day);
}
