import { ConfirmDialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SegmentedField, SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { CallReply, CallRequest } from '@vitrine/core/calls/define-call.ts';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';

type Action = CallRequest<typeof productCalls.changeMany>['body']['action'];
type Shop = CallReply<typeof productCalls.shops>['shops'][number];

export interface ProductShopDialogProps {
  readonly ids: readonly string[];
  readonly shops: readonly Shop[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Moves the selected products to a shop, or shows them there too; its message can undo it (rule SHOPS-8). */
export function ProductShopDialog({ ids, shops, onClose, onDone }: ProductShopDialogProps) {
  const toast = useToast();
  const [shopId, setShopId] = useState(shops[0]?.id ?? '');
  const [isMoved, setIsMoved] = useState(true);
  const change = useChange(productCalls.changeMany, [
    productCalls.list,
    productCalls.get,
    productCalls.shops,
  ]);
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const send = (action: Action, onSuccess: (reply: CallReply<typeof productCalls.changeMany>) => void) =>
    change.mutate({ body: { ids: [...ids], action } }, { onSuccess, onError });
  const go = () =>
    send({ kind: isMoved ? 'moveToShop' : 'addToShop', shopId }, ({ changed, shopsBefore = [] }) => {
      onDone();
      const shop = shops.find(({ id }) => id === shopId)?.title ?? '';
      toast({
        message: t('shops.changed', { n: changed, shop }),
        ...(changed === 0
          ? {}
          : {
              action: {
                label: t('undo'),
                onAction: () =>
                  send({ kind: 'setShops', shops: shopsBefore }, () => toast({ message: t('shops.undone') })),
              },
            }),
      });
    });
  return (
    <ConfirmDialog
      title={t('shops.put')}
      message={
        <>
          <SelectField
            label={t('shop')}
            value={shopId}
            choices={shops.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={setShopId}
          />
          <SegmentedField
            label={t('shops.how')}
            value={isMoved ? 'move' : 'add'}
            choices={[
              { value: 'move', label: t('shops.move') },
              { value: 'add', label: t('shops.add') },
            ]}
            onChange={value => setIsMoved(value === 'move')}
          />
        </>
      }
      action={isMoved ? t('shops.move') : t('shops.add')}
      isOpen
      isPending={change.isPending}
      onConfirm={go}
      onClose={onClose}
    />
  );
}
