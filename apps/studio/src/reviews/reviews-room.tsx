import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { useDebounced } from '@vitrine/controls/field/use-debounced.ts';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { DataTable, SelectionBar } from '@vitrine/controls/table/data-table.tsx';
import { reviewStates, starNumbers } from '@vitrine/core/reviews/review.ts';
import { reviewCalls } from '@vitrine/core/reviews/reviews.calls.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { Pager } from '../frame/pager.tsx';
import { usePages } from '../frame/use-pages.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import { reviewColumns } from './review-columns.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { ReviewButtons } from './review-offers.tsx';
import { nameOfReviewer, useJudgeReviews } from './use-judge-reviews.ts';

const pageSize = 50;
const reported = 'reported';

/** Reviews of products: approve, reject, reply, delete. `?product=ID` shows those of one product. */
export function ReviewsRoom() {
  const [address, setAddress] = useSearchParams();
  const productId = address.get('product') ?? '';
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const [stars, setStars] = useState('');
  const pages = usePages();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [openId, setOpenId] = useState<string | null>(null);
  const wanted = useDebounced(search);
  const chosen = reviewStates.find(one => one === state);
  const reviews = useCall(
    reviewCalls.list,
    {
      query: {
        search: wanted,
        limit: pageSize,
        ...pages.query,
        ...(chosen ? { state: chosen } : {}),
        ...(state === reported ? { isReported: 'true' } : {}),
        ...(stars === '' ? {} : { stars: Number(stars) }),
        ...(productId === '' ? {} : { productId }),
      },
    },
    { keepsPrevious: true },
  );
  const { reviews: rows = [], counts } = reviews.data ?? {};
  const { judge, isPending } = useJudgeReviews(() => {
    setSelected(new Set());
    setOpenId(null);
  });
  const filter = (set: (value: string) => void) => (value: string) => {
    set(value);
    pages.toFirst();
    setSelected(new Set());
  };
  const chosenRows = rows.filter(({ id }) => selected.has(id));
  const open = rows.find(({ id }) => id === openId);
  const isFiltered = wanted !== '' || state !== '' || stars !== '' || productId !== '';
  return (
    <RoomPage title={t('room.reviews')}>
      <Filters>
        <SearchEntry label={t('review.search')} value={search} onChange={filter(setSearch)} />
        <SelectField
          label={t('state')}
          isLabelHidden
          value={state}
          onChange={filter(setState)}
          choices={[
            { value: '', label: t('stateAny') },
            ...reviewStates.map(value => ({
              value,
              label: `${t(`review.is.${value}`)} (${counts?.[value] ?? 0})`,
            })),
            { value: reported, label: `${t('review.is.reported')} (${reviews.data?.reported ?? 0})` },
          ]}
        />
        <SelectField
          label={t('review.anyStars')}
          isLabelHidden
          value={stars}
          onChange={filter(setStars)}
          choices={[
            { value: '', label: t('review.anyStars') },
            ...starNumbers.map(n => ({ value: String(n), label: t('review.stars', { n }) })),
          ]}
        />
        {productId !== '' && (
          <Button onPress={() => filter(() => setAddress({}, { replace: true }))('')}>
            {t('review.allProducts')}
          </Button>
        )}
      </Filters>
      <SelectionBar count={chosenRows.length} onClear={() => setSelected(new Set())}>
        <ReviewButtons
          reviews={chosenRows}
          isPending={isPending}
          onJudge={judgement => void judge(chosenRows, judgement)}
        />
      </SelectionBar>
      <CallState
        call={reviews}
        empty={
          rows.length === 0 &&
          (isFiltered ? (
            <EmptyState icon="search" title={t('review.noMatch')} hint={t('review.noMatchHint')} />
          ) : (
            <EmptyState icon="star" title={t('review.none')} hint={t('review.noneHint')} />
          ))
        }
      />
      {rows.length > 0 && (
        <DataTable
          label={t('room.reviews')}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={review => t('review.by', { who: nameOfReviewer(review) })}
          columns={reviewColumns((review, judgement) => void judge([review], judgement))}
          onOpen={setOpenId}
          selected={selected}
          onSelect={setSelected}
        />
      )}
      <Pager
        page={pages.page}
        pageSize={pageSize}
        list={reviews.data}
        count={rows.length}
        onTurn={pages.turn}
      />
      {open && (
        <ReviewDialog
          review={open}
          isPending={isPending}
          onJudge={judgement => void judge([open], judgement)}
          onClose={() => setOpenId(null)}
        />
      )}
    </RoomPage>
  );
}
