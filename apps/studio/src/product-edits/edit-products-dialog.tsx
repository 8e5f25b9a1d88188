import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { useDebounced } from '@vitrine/controls/field/use-debounced.ts';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import type { ProductSelection } from '@vitrine/core/product-edits/product-edit.ts';
import { productEditCalls as calls } from '@vitrine/core/product-edits/product-edits.calls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import { changeOf, type EditDraft, emptyDraft } from './edit-draft.ts';
import { EditFields } from './edit-fields.tsx';
import { resultInWords } from './edit-words.ts';
import styles from './product-edits.module.css';

export interface EditProductsDialogProps {
  readonly selection: ProductSelection;
  readonly currency: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** One thing for all of the selection: shown first for a few of them, then done in the background (rule EDITS-2). */
export function EditProductsDialog({ selection, currency, onClose, onDone }: EditProductsDialogProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<EditDraft>(emptyDraft);
  const change = changeOf(draft, currency);
  const written = change === null ? '' : JSON.stringify(change);
  const settled = useDebounced(written);
  const isSettled = change !== null && settled === written;
  const preview = useCall(
    calls.preview,
    { body: { selection, change: change ?? { kind: 'endSale' } } },
    { isEnabled: isSettled, isAlwaysFresh: true },
  );
  const shown = isSettled ? preview.data : undefined;
  const start = useChange(calls.start, [calls.list]);
  const confirm = () => {
    if (change === null) return;
    start.mutate(
      { body: { selection, change } },
      {
        onSuccess: () => {
          onDone();
          toast({
            message: t('edits.begun'),
            action: { label: t('edits.follow'), onAction: () => navigate('/config/products/edits') },
          });
        },
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  };
  const isTyped = draft.number.trim() !== '' || draft.name.trim() !== '' || draft.until !== '';
  return (
    <Dialog
      title={t('edits.title')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            isPending={start.isPending}
            isDisabled={shown === undefined || shown.total === 0}
            onPress={confirm}
          >
            {shown === undefined ? t('edits.apply') : t('edits.applyTo', { n: shown.total })}
          </Button>
        </>
      }
    >
      <EditFields
        draft={draft}
        set={patch => setDraft(before => ({ ...before, ...patch }))}
        currency={currency}
        problem={isTyped && change === null ? t('edits.badValue') : undefined}
      />
      <div className={styles.preview} role="status" aria-live="polite">
        {preview.isError && isSettled && <p>{messageOf(preview.error)}</p>}
        {shown !== undefined && <Preview {...shown} />}
      </div>
    </Dialog>
  );
}

function Preview({ total, isMore, products, currency }: CallReply<typeof calls.preview>) {
  return (
    <>
      <p>{isMore ? t('edits.matchMore', { n: total }) : t('edits.match', { n: total })}</p>
      <ul className={styles.list}>
        {products.map(product => (
          <li key={product.productId}>
            <span>{product.title}</span>
            <span>{resultInWords(product, currency)}</span>
          </li>
        ))}
      </ul>
      {total > products.length && <p>{t('edits.andMore', { n: total - products.length })}</p>}
    </>
  );
}
