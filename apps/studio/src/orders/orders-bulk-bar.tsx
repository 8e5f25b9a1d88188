import { Button } from '@vitrine/controls/button/button.tsx';
import { ConfirmDialog, Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { SelectionBar } from '@vitrine/controls/table/data-table.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { CallRequest } from '@vitrine/core/calls/define-call.ts';
import { type PrintedKind, printAddress } from '@vitrine/core/documents/documents.calls.ts';
import { manyOrdersCalls } from '@vitrine/core/orders/many-orders.calls.ts';
import { maxTagLength } from '@vitrine/core/orders/order-tags.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { Form } from '../frame/form.tsx';
import { usePrintLabels } from '../labels/use-print-labels.ts';
import { t } from '../messages/translate.ts';
import { nameOfOrder } from './name-of-order.ts';
import { ordersStale } from './orders-stale.ts';

type Body = CallRequest<typeof manyOrdersCalls.changeMany>['body'];
type Refused = readonly { readonly id: string; readonly number: number | null; readonly message: string }[];

interface BulkBarProps {
  readonly orderIds: readonly string[];
  readonly onDone: () => void;
}

/** One action for all selected orders; those that could not be changed are listed with the reason (ORDER-37). */
export function OrdersBulkBar({ orderIds, onDone }: BulkBarProps) {
  const toast = useToast();
  const [open, setOpen] = useState<'fulfil' | 'addTag' | 'removeTag' | null>(null);
  const [tag, setTag] = useState('');
  const [refused, setRefused] = useState<Refused>([]);
  const change = useChange(manyOrdersCalls.changeMany, [...ordersStale, manyOrdersCalls.listTags]);
  const close = () => {
    setOpen(null);
    setTag('');
  };
  const act = (body: Body) =>
    change.mutate(
      { body },
      {
        onSuccess: ({ done, refused: left }) => {
          close();
          setRefused(left);
          if (left.length === 0) onDone();
          toast({ message: t('ordersBulkDone', { n: done }) });
        },
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  const ids = [...orderIds];
  const print = (kind: PrintedKind) => window.open(printAddress(kind, ids), '_blank', 'noopener');
  const labels = usePrintLabels();
  const isLong = tag.trim().length > maxTagLength;
  const isTagging = open === 'addTag' || open === 'removeTag';
  return (
    <>
      <SelectionBar count={orderIds.length} onClear={onDone}>
        <Button onPress={() => setOpen('fulfil')}>{t('ordersBulkFulfil')}</Button>
        <Button onPress={() => print('packingSlip')}>{t('documents.printSlips')}</Button>
        <Button onPress={() => labels.print(ids)} isPending={labels.isPending}>
          {t('labels.printMany')}
        </Button>
        <Button onPress={() => print('invoice')}>{t('documents.printInvoices')}</Button>
        <Button onPress={() => print('creditNote')}>{t('documents.printCreditNotes')}</Button>
        <Button onPress={() => setOpen('addTag')}>{t('ordersBulkTag')}</Button>
        <Button onPress={() => setOpen('removeTag')}>{t('ordersBulkUntag')}</Button>
      </SelectionBar>
      <ConfirmDialog
        title={t('ordersBulkFulfilAsk', { n: orderIds.length })}
        message={t('ordersBulkFulfilHint')}
        action={t('ordersBulkFulfil')}
        isOpen={open === 'fulfil'}
        isPending={change.isPending}
        onConfirm={() => act({ action: 'fulfil', orderIds: ids, isBuyerTold: true })}
        onClose={close}
      />
      <Dialog
        title={t(open === 'removeTag' ? 'ordersBulkUntag' : 'ordersBulkTag')}
        isOpen={isTagging}
        onClose={close}
      >
        <Form
          onSubmit={() => {
            if (isTagging && tag.trim() !== '' && !isLong) act({ action: open, orderIds: ids, tag });
          }}
          problem={null}
        >
          <TextField
            label={t('orderTagFilter')}
            value={tag}
            onChange={setTag}
            problem={isLong ? t('tagTooLong', { most: maxTagLength }) : undefined}
            autoFocus
          />
          <Button kind="primary" type="submit" isPending={change.isPending}>
            {t(open === 'removeTag' ? 'ordersBulkUntagNow' : 'ordersBulkTagNow')}
          </Button>
        </Form>
      </Dialog>
      <Dialog
        title={t('ordersBulkRefused', { n: refused.length })}
        isOpen={refused.length > 0}
        onClose={() => setRefused([])}
      >
        <ul>
          {refused.map(order => (
            <li key={order.id}>
              {nameOfOrder(order)}: {order.message}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
