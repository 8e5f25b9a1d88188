import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { type GivenReason, inventoryCalls } from '@vitrine/core/inventory/inventory.calls.ts';
import { type ListedStock, stockListCalls } from '@vitrine/core/inventory/stock-lists.calls.ts';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import { nameOfVariant } from './name-of-variant.ts';

export interface StockChanges {
  readonly onAdjust: (variant: ListedStock, change: number) => void;
  readonly onSet: (variant: ListedStock, onHand: number | null) => void;
  readonly isPending: boolean;
}

/** Changes whose message can undo them, by a movement in the other direction (rule STOCK-15). */
export function useStockChanges(reason: GivenReason): StockChanges {
  const toast = useToast();
  const stale = [stockListCalls.list, stockListCalls.movements];
  const adjust = useChange(inventoryCalls.adjust, stale);
  const set = useChange(inventoryCalls.set, stale);
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const tell = (variant: ListedStock, onHand: number | null, undo: () => void) => {
    const name = nameOfVariant(variant);
    toast({
      message:
        onHand === null
          ? t('inventory.isUnlimited', { name })
          : t('inventory.changed', { name, n: onHand, reason: t(`inventory.for.${reason}`) }),
      action: { label: t('undo'), onAction: undo },
    });
  };
  const tellUndone = (variant: ListedStock) =>
    toast({ message: t('inventory.undone', { name: nameOfVariant(variant) }) });
  return {
    isPending: adjust.isPending || set.isPending,
    onAdjust: (variant, change) => {
      const params = { variantId: variant.variantId };
      const undo = () =>
        adjust.mutate(
          { params, body: { change: -change, reason: 'undone' } },
          { onSuccess: () => tellUndone(variant), onError },
        );
      adjust.mutate(
        { params, body: { change, reason } },
        { onSuccess: ({ onHand }) => tell(variant, onHand, undo), onError },
      );
    },
    onSet: (variant, onHand) => {
      const params = { variantId: variant.variantId };
      const undo = () =>
        set.mutate(
          { params, body: { onHand: variant.onHand, reason: 'undone' } },
          { onSuccess: () => tellUndone(variant), onError },
        );
      set.mutate({ params, body: { onHand } }, { onSuccess: () => tell(variant, onHand, undo), onError });
    },
  };
}
