import { Button } from '@vitrine/controls/button/button.tsx';
import { ConfirmDialog } from '@vitrine/controls/dialog/dialog.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { MenuButton } from '@vitrine/controls/menu/menu.tsx';
import { SelectionBar } from '@vitrine/controls/table/data-table.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { CallRequest } from '@vitrine/core/calls/define-call.ts';
import type { ProductSelection } from '@vitrine/core/product-edits/product-edit.ts';
import { maxCategoryLength, publishStates } from '@vitrine/core/products/product.ts';
import { type ProductListing, productCalls } from '@vitrine/core/products/products.calls.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import { EditProductsDialog } from '../product-edits/edit-products-dialog.tsx';
import { useDeletion } from '../trash/use-deletion.tsx';
import { ProductPricesDialog } from './product-prices-dialog.tsx';
import { ProductShopDialog } from './product-shop-dialog.tsx';
import { useUndoDeletion } from './use-undo-deletion.ts';

type Action = CallRequest<typeof productCalls.changeMany>['body']['action'];

export interface ProductBulkBarProps {
  readonly selected: readonly Pick<ProductListing, 'id' | 'title' | 'state'>[];
  /** What the list shows on all of its pages. */
  readonly matching: {
    readonly filter: Extract<ProductSelection, { filter: object }>['filter'];
    readonly total: number;
    readonly isWholePage: boolean;
  };
  readonly currency: string;
  readonly onDone: () => void;
}

/** One action for all selected products; deleting can be undone. */
export function ProductBulkBar(props: ProductBulkBarProps) {
  const { selected, matching, currency, onDone } = props;
  const toast = useToast();
  const [isFiling, setIsFiling] = useState(false);
  const [isPricing, setIsPricing] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  const [edited, setEdited] = useState<ProductSelection | null>(null);
  const shops = useCall(productCalls.shops, {}).data?.shops ?? [];
  const [category, setCategory] = useState('');
  const change = useChange(productCalls.changeMany, [productCalls.list, productCalls.terms]);
  const undoDeletion = useUndoDeletion();
  const deletion = useDeletion();
  const isLong = category.trim().length > maxCategoryLength;
  const ids = selected.map(({ id }) => id);
  const act = (action: Action, said: (n: number) => string, undo?: () => void) =>
    change.mutate(
      { body: { ids, action } },
      {
        onSuccess: ({ changed }) => {
          onDone();
          setIsFiling(false);
          toast({
            message: said(changed),
            ...(undo ? { action: { label: t('undo'), onAction: undo } } : {}),
          });
        },
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  return (
    <SelectionBar count={selected.length} onClear={onDone}>
      <Button
        onPress={() => act({ kind: 'setState', state: publishStates.published }, n => t('bulk.shown', { n }))}
        isDisabled={change.isPending}
      >
        {t('bulk.show')}
      </Button>
      <Button
        onPress={() => act({ kind: 'setState', state: publishStates.draft }, n => t('bulk.hidden', { n }))}
        isDisabled={change.isPending}
      >
        {t('bulk.hide')}
      </Button>
      <Button onPress={() => setEdited({ ids })}>{t('edits.open')}</Button>
      {matching.isWholePage && matching.total > selected.length && (
        <Button onPress={() => setEdited({ filter: matching.filter })}>
          {t('edits.all', { n: matching.total })}
        </Button>
      )}
      <MenuButton
        label={t('bulk.more')}
        entries={[
          { id: 'file', label: t('bulk.file'), icon: 'folder', onAction: () => setIsFiling(true) },
          ...(shops.length > 1
            ? [
                {
                  id: 'shop',
                  label: t('shops.put'),
                  icon: 'selling',
                  onAction: () => setIsMoving(true),
                } as const,
              ]
            : []),
          { id: 'prices', label: t('bulk.prices'), icon: 'percent', onAction: () => setIsPricing(true) },
          {
            id: 'delete',
            label: t('bulk.delete'),
            icon: 'trash',
            isDestructive: true,
            onAction: () =>
              deletion.ask({
                things: selected,
                go: () =>
                  act(
                    { kind: 'delete' },
                    () => t('bulk.deleted', { n: selected.length, what: selected[0]?.title ?? '' }),
                    () => void undoDeletion(selected),
                  ),
              }),
          },
        ]}
      />
      {deletion.dialog}
      <ConfirmDialog
        title={t('bulk.file')}
        message={
          <TextField
            label={t('category')}
            value={category}
            onChange={setCategory}
            problem={isLong ? t('tagTooLong', { most: maxCategoryLength }) : undefined}
            autoFocus
          />
        }
        action={t('bulk.file')}
        isOpen={isFiling}
        isPending={change.isPending}
        onConfirm={() =>
          category.trim() !== '' &&
          !isLong &&
          act({ kind: 'addCategory', name: category }, n => t('bulk.filed', { n }))
        }
        onClose={() => setIsFiling(false)}
      />
      {isMoving && (
        <ProductShopDialog
          ids={ids}
          shops={shops}
          onClose={() => setIsMoving(false)}
          onDone={() => {
            setIsMoving(false);
            onDone();
          }}
        />
      )}
      {edited !== null && (
        <EditProductsDialog
          selection={edited}
          currency={currency}
          onClose={() => setEdited(null)}
          onDone={() => {
            setEdited(null);
            onDone();
          }}
        />
      )}
      <ProductPricesDialog
        ids={ids}
        currency={currency}
        isOpen={isPricing}
        onClose={() => setIsPricing(false)}
        onDone={() => {
          setIsPricing(false);
          onDone();
        }}
      />
    </SelectionBar>
  );
}
