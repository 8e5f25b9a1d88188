import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { Discount } from '@vitrine/core/discounts/discount.ts';
import { discountCalls as calls } from '@vitrine/core/discounts/discounts.calls.ts';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';

/** Deletes a discount, and offers to restore it (rule DISCOUNT-10). */
export function useDeleteDiscount(): (discount: Discount, then?: () => void) => void {
  const toast = useToast();
  const removal = useChange(calls.remove, [calls.list]);
  const restoring = useChange(calls.restore, [calls.list, calls.get]);
  const showError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  return ({ id, name }, then) => {
    const params = { discountId: id };
    const onAction = () => restoring.mutate({ params }, { onError: showError });
    removal.mutate(
      { params },
      {
        onSuccess: () => {
          toast({ message: t('deleted', { what: name }), action: { label: t('undo'), onAction } });
          then?.();
        },
        onError: showError,
      },
    );
  };
}
