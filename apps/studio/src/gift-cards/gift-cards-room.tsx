import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { useDebounced } from '@vitrine/controls/field/use-debounced.ts';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { DataTable } from '@vitrine/controls/table/data-table.tsx';
import { type GiftCard, giftCardStates } from '@vitrine/core/gift-cards/gift-card.ts';
import { shortCode } from '@vitrine/core/gift-cards/gift-card-code.ts';
import { giftCardCalls as calls } from '@vitrine/core/gift-cards/gift-cards.calls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { formatPrice } from '../frame/format.ts';
import { Pager } from '../frame/pager.tsx';
import { usePages } from '../frame/use-pages.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import { IssueDialog } from './issue-dialog.tsx';

const pageSize = 50;

/** Gift cards: search, filter, open, issue (rule GIFTCARD-9). */
export function GiftCardsRoom() {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const [isIssuing, setIsIssuing] = useState(false);
  const pages = usePages();
  const wanted = useDebounced(search);
  const chosen = giftCardStates.find(one => one === state);
  const list = useCall(
    calls.list,
    { query: { search: wanted, limit: pageSize, ...pages.query, ...(chosen ? { state: chosen } : {}) } },
    { keepsPrevious: true },
  );
  const { giftCards: rows = [], currency = 'USD' } = list.data ?? {};
  const filter = (set: (value: string) => void) => (value: string) => {
    set(value);
    pages.toFirst();
  };
  const begin = (
    <Button kind="primary" icon="plus" onPress={() => setIsIssuing(true)}>
      {t('giftCard.new')}
    </Button>
  );
  return (
    <RoomPage title={t('room.giftCards')} actions={begin}>
      <IssueDialog currency={currency} isOpen={isIssuing} onClose={() => setIsIssuing(false)} />
      <Filters>
        <SearchEntry label={t('giftCard.search')} value={search} onChange={filter(setSearch)} />
        <SelectField
          label={t('state')}
          isLabelHidden
          value={state}
          onChange={filter(setState)}
          choices={[
            { value: '', label: t('stateAny') },
            ...giftCardStates.map(value => ({ value, label: t(`giftCard.is.${value}`) })),
          ]}
        />
      </Filters>
      <CallState
        call={list}
        empty={
          rows.length === 0 &&
          (wanted === '' && state === '' ? (
            <EmptyState icon="gift" title={t('giftCard.none')} hint={t('giftCard.noneHint')} action={begin} />
          ) : (
            <EmptyState icon="search" title={t('giftCard.noMatch')} hint={t('giftCard.noMatchHint')} />
          ))
        }
      />
      {rows.length > 0 && (
        <DataTable
          label={t('room.giftCards')}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={card => nameOf(card)}
          onOpen={id => navigate(`/config/gift-cards/${id}`)}
          columns={[
            { id: 'card', label: t('giftCard.card'), cell: card => <strong>{nameOf(card)}</strong> },
            {
              id: 'recipient',
              label: t('giftCard.recipient'),
              isBelowName: true,
              cell: card => card.recipientName || card.mailedTo || t('giftCard.nobody'),
            },
            {
              id: 'order',
              label: t('giftCard.order'),
              isShort: true,
              cell: ({ orderNumber, orderId }) =>
                orderId === null ? t('giftCard.byHand') : `#${orderNumber ?? ''}`,
            },
            {
              id: 'state',
              label: t('state'),
              isShort: true,
              isBelowName: true,
              cell: card => t(`giftCard.is.${card.state}`),
            },
            {
              id: 'balance',
              label: t('giftCard.balance'),
              isShort: true,
              align: 'end',
              cell: balanceOf,
            },
          ]}
        />
      )}
      <Pager page={pages.page} pageSize={pageSize} list={list.data} count={rows.length} onTurn={pages.turn} />
    </RoomPage>
  );
}

function nameOf({ lastCharacters }: GiftCard): string {
  return shortCode(lastCharacters);
}

function balanceOf({ balance, issued, currency }: GiftCard): string {
  if (balance === issued) return formatPrice(balance, currency);
  return t('giftCard.of', {
    balance: formatPrice(balance, currency),
    issued: formatPrice(issued, currency),
  });
}
