import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { labelCalls, labelsAddress } from '@vitrine/core/labels/labels.calls.ts';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';

/** Opens the labels in a tab of their own; what prevents that is said here instead (rule LABEL-4). */
export function usePrintLabels() {
  const toast = useToast();
  const check = useChange(labelCalls.check, []);
  return {
    isPending: check.isPending,
    print: (orderIds: readonly string[], parcels = 1) =>
      check.mutate(
        { body: { orderIds: [...orderIds], parcels } },
        {
          onSuccess: () => window.open(labelsAddress(orderIds, parcels), '_blank', 'noopener'),
          onError: error => toast({ message: messageOf(error), isError: true }),
        },
      ),
  };
}
