import { Button } from '@vitrine/controls/button/button.tsx';
import { type GiftCard, giftCardStates } from '@vitrine/core/gift-cards/gift-card.ts';
import { shortCode } from '@vitrine/core/gift-cards/gift-card-code.ts';
import { giftCardCalls as calls } from '@vitrine/core/gift-cards/gift-cards.calls.ts';
import { useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { formatPrice } from '../frame/format.ts';
import { ChoiceFilter, ListTable, SearchFilter } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import { IssueDialog } from './issue-dialog.tsx';

/** Gift cards: search, filter, open, issue (rule GIFTCARD-9). */
export function GiftCardsRoom() {
  const listing = useListing(['state']);
  const [isIssuing, setIsIssuing] = useState(false);
  const chosen = giftCardStates.find(one => one === listing.chosen.state);
  const list = useCall(
    calls.list,
    { query: { ...listing.query, ...(chosen ? { state: chosen } : {}) } },
    { keepsPrevious: true },
  );
  const { giftCards: rows = [], currency = 'USD' } = list.data ?? {};
  const begin = (
    <Button kind="primary" icon="plus" onPress={() => setIsIssuing(true)}>
      {t('giftCard.new')}
    </Button>
  );
  return (
    <RoomPage title={t('room.giftCards')} actions={begin}>
      <IssueDialog currency={currency} isOpen={isIssuing} onClose={() => setIsIssuing(false)} />
      <Filters>
        <SearchFilter listing={listing} label={t('giftCard.search')} />
        <ChoiceFilter
          listing={listing}
          name="state"
          label={t('state')}
          any={t('stateAny')}
          choices={giftCardStates.map(value => ({ value, label: t(`giftCard.is.${value}`) }))}
        />
      </Filters>
      <ListTable
        listing={listing}
        call={list}
        list={list.data}
        none={{ icon: 'gift', title: t('giftCard.none'), hint: t('giftCard.noneHint'), action: begin }}
        noMatch={{ title: t('giftCard.noMatch'), hint: t('giftCard.noMatchHint') }}
        label={t('room.giftCards')}
        rows={rows}
        nameOf={nameOf}
        room="/config/gift-cards"
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
