import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { discountCalls } from '@vitrine/core/discounts/discounts.calls.ts';
import { useParams } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall } from '../api/use-call.ts';
import { DiscountEditor } from './discount-editor.tsx';

/** One discount, or a new one. */
export function DiscountRoom() {
  const { discountId = 'new' } = useParams();
  const isNew = discountId === 'new';
  const one = useCall(
    discountCalls.get,
    { params: { discountId } },
    { isEnabled: !isNew, isAlwaysFresh: true },
  );
  const others = useCall(discountCalls.list, { query: { limit: 1 } }, { isEnabled: isNew });
  const loaded = isNew ? others : one;
  if (loaded.isLoadingError) {
    return <FailedState message={messageOf(loaded.error)} onRetry={() => void loaded.refetch()} />;
  }
  if (isNew && others.data) {
    return <DiscountEditor key="new" discount={null} currency={others.data.currency} />;
  }
  if (!isNew && one.data) {
    const { discount, currency } = one.data;
    return <DiscountEditor key={discount.id} discount={discount} currency={currency} />;
  }
  return <LoadingShape shape="form" />;
}
