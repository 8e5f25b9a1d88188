import { Button } from '@vitrine/controls/button/button.tsx';
import { stockReasons } from '@vitrine/core/inventory/inventory.calls.ts';
import { type Movement, stockListCalls } from '@vitrine/core/inventory/stock-lists.calls.ts';
import { Link } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { formatMoment } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import { BackToList, ChoiceFilter, ListTable } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import { nameOfVariant } from './name-of-variant.ts';

/** What changed stock, newest first; `?variant=ID` shows the history of one (rule STOCK-16). */
export function MovementsRoom() {
  const listing = useListing(['reason', 'variant']);
  const reason = stockReasons.find(one => one === listing.chosen.reason);
  const { variant } = listing.chosen;
  const { limit, cursor } = listing.query;
  const list = useCall(
    stockListCalls.movements,
    {
      query: {
        limit,
        ...(cursor === undefined ? {} : { cursor }),
        ...(reason === undefined ? {} : { reason }),
        ...(variant === '' ? {} : { variant }),
      },
    },
    { keepsPrevious: true },
  );
  const { movements = [], variant: shown = null } = list.data ?? {};
  return (
    <RoomPage
      title={
        shown === null ? t('inventory.movements') : t('inventory.historyOf', { name: nameOfVariant(shown) })
      }
      back={<BackToList room="/config/inventory">{t('room.inventory')}</BackToList>}
    >
      <Filters>
        <ChoiceFilter
          listing={listing}
          name="reason"
          label={t('inventory.why')}
          any={t('inventory.anyReason')}
          choices={stockReasons.map(value => ({ value, label: t(`inventory.for.${value}`) }))}
        />
        {variant !== '' && (
          <Button onPress={() => listing.choose({ variant: '' })}>{t('inventory.allMovements')}</Button>
        )}
      </Filters>
      <ListTable
        listing={listing}
        call={list}
        list={list.data}
        none={{ icon: 'history', title: t('inventory.noMovements'), hint: t('inventory.noMovementsHint') }}
        noMatch={{ title: t('inventory.noMovementMatch') }}
        label={t('inventory.movements')}
        rows={movements}
        nameOf={one => t('inventory.movementOf', { name: nameOf(one), date: formatMoment(one.at) })}
        columns={[
          { id: 'variant', label: t('variant'), cell: one => <Named of={one} /> },
          { id: 'why', label: t('inventory.why'), isBelowName: true, cell: one => <Why of={one} /> },
          {
            id: 'when',
            label: t('inventory.when'),
            isShort: true,
            isBelowName: true,
            cell: ({ at }) => formatMoment(at),
          },
          { id: 'who', label: t('inventory.who'), isBelowName: true, cell: whoOf },
          { id: 'change', label: t('inventory.change'), isShort: true, align: 'end', cell: changeOf },
          {
            id: 'left',
            label: t('inventory.left'),
            isShort: true,
            align: 'end',
            cell: ({ onHand }) => onHand ?? t('unlimited'),
          },
        ]}
      />
    </RoomPage>
  );
}

function nameOf({ variant }: Movement): string {
  return variant === null ? t('inventory.gone') : nameOfVariant(variant);
}

function Named({ of: movement }: { readonly of: Movement }) {
  const mayEdit = useMay('products.write');
  const { variant } = movement;
  const name = nameOf(movement);
  return variant === null || !mayEdit ? (
    name
  ) : (
    <Link to={`/config/products/${variant.productId}`}>{name}</Link>
  );
}

function Why({ of: { reason, order } }: { readonly of: Movement }) {
  const maySee = useMay('orders.read');
  const why = t(`inventory.for.${reason}`);
  if (order === null) return why;
  const words =
    order.number === null ? t('inventory.order') : t('inventory.orderNumber', { n: order.number });
  return (
    <>
      {why} · {maySee ? <Link to={`/config/orders/${order.id}`}>{words}</Link> : words}
    </>
  );
}

function whoOf({ actor }: Movement): string {
  if (actor === 'visitor' || actor === 'operator') return t(`inventory.by.${actor}`);
  return actor === 'siteUser' ? t('inventory.by.visitor') : actor;
}

function changeOf({ change }: Movement): string {
  if (change === null) return '–';
  return change > 0 ? `+${change}` : String(change).replace('-', '−');
}
