import { TagsField } from '@vitrine/controls/field/tags-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { manyOrdersCalls } from '@vitrine/core/orders/many-orders.calls.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { maxTagLength } from '@vitrine/core/orders/order-tags.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import { ordersStale } from './orders-stale.ts';

/** Words of the staff, by which orders are found; saved with each change (rule ORDER-35). */
export function OrderTags({ order }: { readonly order: Order }) {
  const mayManage = useMay('orders.write');
  const toast = useToast();
  const [pending, setPending] = useState<readonly string[] | null>(null);
  const set = useChange(manyOrdersCalls.setTags, [...ordersStale, manyOrdersCalls.listTags]);
  const tags = pending ?? order.tags;
  if (!mayManage) return tags.length === 0 ? null : <Part title={t('orderTags')}>{tags.join(', ')}</Part>;
  const save = (next: string[]) => {
    setPending(next);
    set.mutate(
      { params: { orderId: order.id }, body: { tags: next } },
      {
        onSettled: () => setPending(null),
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  };
  return (
    <Part title={t('orderTags')}>
      <TagsField label={t('orderTagFilter')} tags={tags} onChange={save} maxLength={maxTagLength} />
    </Part>
  );
}
