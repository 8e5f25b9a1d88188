import { type CartReminder, reminderStates } from '@vitrine/core/cart-reminders/cart-reminder.ts';
import { cartReminderCalls as calls } from '@vitrine/core/cart-reminders/cart-reminders.calls.ts';
import { Link } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { formatMoment, formatPrice } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import { ChoiceFilter, ListTable, SearchFilter } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';

/** Carts that were left by buyers who agreed to a reminder, and what became of them (rule REMINDER-8). */
export function CartsRoom() {
  const listing = useListing(['state']);
  const maySet = useMay('storeSettings.manage');
  const state = reminderStates.find(one => one === listing.chosen.state);
  const query = { ...listing.query, ...(state === undefined ? {} : { state }) };
  const list = useCall(calls.list, { query }, { keepsPrevious: true });
  const { reminders = [], counts, currency = 'USD', isOn = true } = list.data ?? {};
  const settings = maySet && <Link to="/config/settings?part=store">{t('reminder.settings')}</Link>;
  return (
    <RoomPage title={t('room.carts')} actions={settings}>
      {counts && counts.mailed > 0 && (
        <p>
          {t('reminder.counts', {
            mailed: counts.mailed,
            recovered: counts.recovered,
            amount: formatPrice(counts.recoveredAmount, currency),
          })}
        </p>
      )}
      {!isOn && <p>{t('reminder.isOff')}</p>}
      <Filters>
        <SearchFilter listing={listing} label={t('reminder.search')} />
        <ChoiceFilter
          listing={listing}
          name="state"
          label={t('state')}
          any={t('reminder.any')}
          choices={reminderStates.map(value => ({ value, label: t(`reminder.is.${value}`) }))}
        />
      </Filters>
      <ListTable
        listing={listing}
        call={list}
        list={list.data}
        none={{ icon: 'selling', title: t('reminder.none'), hint: t('reminder.noneHint') }}
        noMatch={{ title: t('reminder.noMatch'), hint: t('reminder.noMatchHint') }}
        label={t('room.carts')}
        rows={reminders}
        nameOf={({ email }: CartReminder) => email}
        columns={[
          { id: 'email', label: t('orderBuyer'), cell: ({ email }) => <strong>{email}</strong> },
          { id: 'items', label: t('reminder.items'), isBelowName: true, cell: itemsOf },
          { id: 'state', label: t('state'), isBelowName: true, cell: one => <State of={one} /> },
          {
            id: 'date',
            label: t('reminder.left'),
            isShort: true,
            isBelowName: true,
            cell: ({ notedAt }) => formatMoment(notedAt),
          },
          {
            id: 'worth',
            label: t('reminder.worth'),
            isShort: true,
            align: 'end',
            cell: one => formatPrice(one.worth, one.currency),
          },
        ]}
      />
    </RoomPage>
  );
}

function State({ of: { state, ending, orderId, dueAt, mailedAt } }: { readonly of: CartReminder }) {
  if (state === 'recovered' && orderId !== null)
    return <Link to={`/config/orders/${orderId}`}>{t('reminder.is.recovered')}</Link>;
  if (state === 'waiting') return t('reminder.due', { date: formatMoment(dueAt) });
  if (state === 'mailed' && mailedAt !== null)
    return t('reminder.mailedAt', { date: formatMoment(mailedAt) });
  if (state === 'ended' && ending !== null) return t(`reminder.ended.${ending}`);
  return t(`reminder.is.${state}`);
}

function itemsOf({ items }: CartReminder): string {
  return items.length > 3
    ? t('reminder.itemsMore', { items: items.slice(0, 3).join(', '), more: items.length - 3 })
    : items.join(', ');
}
