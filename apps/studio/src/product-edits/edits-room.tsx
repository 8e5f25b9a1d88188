import { Button } from '@vitrine/controls/button/button.tsx';
import { Progress } from '@vitrine/controls/progress/progress.tsx';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { ProductEdit } from '@vitrine/core/product-edits/product-edit.ts';
import { productEditCalls as calls } from '@vitrine/core/product-edits/product-edits.calls.ts';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { formatMoment } from '../frame/format.ts';
import { Pager } from '../frame/pager.tsx';
import { BackToList } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { Actions, Part, RoomPage } from '../website/room-page.tsx';
import { changeInWords, isUnderWay, outcomeInWords } from './edit-words.ts';
import { EditedProductsDialog } from './edited-products-dialog.tsx';
import styles from './product-edits.module.css';

const pollMilliseconds = 1000;

/** The edits of the last 30 days, with their progress (rules EDITS-3, EDITS-6 and EDITS-7). */
export function EditsRoom() {
  const listing = useListing();
  const { limit, cursor } = listing.query;
  const query = { limit, ...(cursor === undefined ? {} : { cursor }) };
  const list = useCall(calls.list, { query }, { every: pollMilliseconds, keepsPrevious: true });
  const { edits = [], currency = 'USD' } = list.data ?? {};
  return (
    <RoomPage
      title={t('edits.room')}
      back={<BackToList room="/config/products">{t('room.products')}</BackToList>}
    >
      <CallState
        call={list}
        empty={
          edits.length === 0 && (
            <EmptyState icon="history" title={t('edits.none')} hint={t('edits.noneHint')} />
          )
        }
      />
      {edits.map(edit => (
        <EditPart key={edit.id} edit={edit} currency={currency} />
      ))}
      <Pager
        page={listing.page}
        pageSize={listing.pageSize}
        list={list.data}
        count={edits.length}
        onTurn={listing.turn}
      />
    </RoomPage>
  );
}

function EditPart({ edit, currency }: { readonly edit: ProductEdit; readonly currency: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { state, total, done, changed, undone, undoKept } = edit;
  const left = changed - undone - undoKept;
  const isUndoing = state === 'undoing';
  return (
    <Part title={changeInWords(edit.change, currency)} actions={<EditActions edit={edit} />}>
      <p className={styles.soft}>
        {[t(`edits.is.${state}`), edit.actor, formatMoment(edit.createdAt)].join(' · ')}
      </p>
      {isUnderWay(edit) && (
        <Progress
          label={t(`edits.is.${state}`)}
          done={isUndoing ? changed - left : done}
          total={isUndoing ? changed : total}
          words={t('importCount', {
            done: isUndoing ? changed - left : done,
            total: isUndoing ? changed : total,
          })}
        />
      )}
      {state !== 'waiting' && <p>{outcomeInWords(edit)}</p>}
      {total > 0 && (
        <Actions>
          <Button onPress={() => setIsOpen(true)}>{t('edits.products')}</Button>
        </Actions>
      )}
      {isOpen && <EditedProductsDialog edit={edit} onClose={() => setIsOpen(false)} />}
    </Part>
  );
}

function EditActions({ edit }: { readonly edit: ProductEdit }) {
  const toast = useToast();
  const stale = [calls.list, calls.products, productCalls.list, productCalls.get];
  const stop = useChange(calls.stop, stale);
  const undo = useChange(calls.undo, stale);
  const request = { params: { editId: edit.id } };
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  if (edit.state === 'waiting' || edit.state === 'running')
    return (
      <Button isPending={stop.isPending} onPress={() => stop.mutate(request, { onError })}>
        {t('edits.stop')}
      </Button>
    );
  const canUndo = ['done', 'stopped', 'failed'].includes(edit.state);
  if (!canUndo || edit.changed === edit.undone + edit.undoKept) return null;
  return (
    <Button isPending={undo.isPending} onPress={() => undo.mutate(request, { onError })}>
      {t('undo')}
    </Button>
  );
}
