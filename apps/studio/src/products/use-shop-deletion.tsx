import { ConfirmDialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { type ReactNode, useState } from 'react';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/call-failure.ts';
import { t } from '../messages/translate.ts';
import { hidden, sendAway } from './send-away.ts';

type Shop = CallReply<typeof productCalls.shops>['shops'][number];

interface Asked {
  readonly shop: Shop;
  readonly others: readonly Shop[];
  /** Deletes the page; `undo` belongs to its Undo. */
  readonly go: (undo: () => Promise<void>) => void;
}

/** Asks what becomes of the products before a page of products is deleted (rule SHOPS-6). */
export function useShopDeletion(): {
  readonly ask: (shopId: string, go: Asked['go']) => void;
  readonly dialog: ReactNode;
} {
  const toast = useToast();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [next, setNext] = useState('');
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const ask = async (shopId: string, go: Asked['go']) => {
    const { shops } = await callApi(productCalls.shops, {});
    const shop = shops.find(({ id }) => id === shopId);
    const others = shops.filter(({ id }) => id !== shopId);
    if (shop === undefined || shop.count === 0 || others[0] === undefined) return go(async () => undefined);
    setNext(others[0].id);
    setAsked({ shop, others, go });
  };
  const confirm = async ({ shop, others, go }: Asked) => {
    setIsPending(true);
    try {
      // In the main shop they are found without a change.
      go(next === others[0]?.id ? async () => undefined : await sendAway(shop.id, next));
      setAsked(null);
    } catch (error) {
      onError(error);
    }
    setIsPending(false);
  };
  const dialog = asked !== null && (
    <ConfirmDialog
      title={t('shops.delete', { shop: asked.shop.title })}
      message={
        <>
          <p>{t('shops.deleteHint', { n: asked.shop.count })}</p>
          <SelectField
            label={t('shops.next')}
            value={next}
            choices={[
              ...asked.others.map(({ id, title }) => ({
                value: id,
                label: t('shops.nextShop', { shop: title }),
              })),
              { value: hidden, label: t('shops.nextHidden') },
            ]}
            onChange={setNext}
          />
        </>
      }
      action={t('delete')}
      isDestructive
      isOpen
      isPending={isPending}
      onConfirm={() => void confirm(asked)}
      onClose={() => setAsked(null)}
    />
  );
  return { ask: (shopId, go) => void ask(shopId, go).catch(onError), dialog };
}
