import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectionBar } from '@vitrine/controls/table/data-table.tsx';
import { reviewStates, starNumbers } from '@vitrine/core/reviews/review.ts';
import { reviewCalls } from '@vitrine/core/reviews/reviews.calls.ts';
import { useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { ChoiceFilter, ListTable, SearchFilter } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import { reviewColumns } from './review-columns.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { ReviewButtons } from './review-offers.tsx';
import { nameOfReviewer, useJudgeReviews } from './use-judge-reviews.ts';

const reported = 'reported';

/** Reviews of products: approve, reject, reply, delete. `?product=ID` shows those of one product. */
export function ReviewsRoom() {
  const listing = useListing(['state', 'stars', 'product']);
  const { state, stars, product: productId } = listing.chosen;
  const [openId, setOpenId] = useState<string | null>(null);
  const chosen = reviewStates.find(one => one === state);
  const reviews = useCall(
    reviewCalls.list,
    {
      query: {
        ...listing.query,
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
    listing.clear();
    setOpenId(null);
  });
  const chosenRows = rows.filter(({ id }) => listing.selected.has(id));
  const open = rows.find(({ id }) => id === openId);
  return (
    <RoomPage title={t('room.reviews')}>
      <Filters>
        <SearchFilter listing={listing} label={t('review.search')} />
        <ChoiceFilter
          listing={listing}
          name="state"
          label={t('state')}
          any={t('stateAny')}
          choices={[
            ...reviewStates.map(value => ({
              value,
              label: `${t(`review.is.${value}`)} (${counts?.[value] ?? 0})`,
            })),
            { value: reported, label: `${t('review.is.reported')} (${reviews.data?.reported ?? 0})` },
          ]}
        />
        <ChoiceFilter
          listing={listing}
          name="stars"
          label={t('review.anyStars')}
          any={t('review.anyStars')}
          choices={starNumbers.map(n => ({ value: String(n), label: t('review.stars', { n }) }))}
        />
        {productId !== '' && (
          <Button onPress={() => listing.choose({ product: '' })}>{t('review.allProducts')}</Button>
        )}
      </Filters>
      <SelectionBar count={chosenRows.length} onClear={listing.clear}>
        <ReviewButtons
          reviews={chosenRows}
          isPending={isPending}
          onJudge={judgement => void judge(chosenRows, judgement)}
        />
      </SelectionBar>
      <ListTable
        listing={listing}
        call={reviews}
        list={reviews.data}
        none={{ icon: 'star', title: t('review.none'), hint: t('review.noneHint') }}
        noMatch={{ title: t('review.noMatch'), hint: t('review.noMatchHint') }}
        label={t('room.reviews')}
        rows={rows}
        nameOf={review => t('review.by', { who: nameOfReviewer(review) })}
        columns={reviewColumns((review, judgement) => void judge([review], judgement))}
        onOpen={setOpenId}
        isSelectable
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
