import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@vitrine/controls/button/button.tsx';
import { ConfirmDialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { useDebounced } from '@vitrine/controls/field/use-debounced.ts';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { DataTable } from '@vitrine/controls/table/data-table.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { type Trashed, trashCalls, trashDays, trashKinds } from '@vitrine/core/trash/trash.calls.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { reopenAll } from '../editing/edit-sessions.ts';
import { CallState } from '../frame/call-state.tsx';
import { formatMoment } from '../frame/format.ts';
import { Pager } from '../frame/pager.tsx';
import { usePages } from '../frame/use-pages.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import styles from './trash.module.css';
import { TrashPicture } from './trash-picture.tsx';

const pageSize = 50;

/** Deleted items: search, restore, or delete permanently (rules TRASH-1, TRASH-6). */
export function TrashRoom() {
  const queries = useQueryClient();
  const toast = useToast();
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState('');
  const pages = usePages();
  const [going, setGoing] = useState<Trashed | null>(null);
  const wanted = useDebounced(search);
  const chosen = trashKinds.find(one => one === kind);
  const list = useCall(
    trashCalls.list,
    {
      query: {
        search: wanted,
        limit: pageSize,
        ...pages.query,
        ...(chosen ? { kind: chosen } : {}),
      },
    },
    { keepsPrevious: true, isAlwaysFresh: true },
  );
  const restore = useChange(trashCalls.restore);
  const remove = useChange(trashCalls.remove, [trashCalls.list]);
  const { things = [] } = list.data ?? {};
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const paramsOf = (thing: Trashed) => ({ params: { kind: thing.kind, thingId: thing.id } });
  const restoreItem = (thing: Trashed) =>
    restore.mutate(paramsOf(thing), {
      onSuccess: () => {
        toast({ message: t('trashRestored', { what: nameOf(thing) }) });
        void Promise.all([reopenAll(), queries.invalidateQueries()]);
      },
      onError,
    });
  const removeNow = () =>
    going &&
    remove.mutate(paramsOf(going), {
      onSuccess: () => {
        toast({ message: t('trashRemoved', { what: nameOf(going) }) });
        setGoing(null);
      },
      onError: error => {
        setGoing(null);
        onError(error);
      },
    });
  const filter = (set: (value: string) => void) => (value: string) => {
    set(value);
    pages.toFirst();
  };
  const isFiltered = wanted !== '' || kind !== '';
  return (
    <RoomPage title={t('room.trash')}>
      <p className={styles.hint}>{t('trashHint', { days: trashDays })}</p>
      <Filters>
        <SearchEntry label={t('trashSearch')} value={search} onChange={filter(setSearch)} />
        <SelectField
          label={t('trashKind')}
          isLabelHidden
          value={kind}
          onChange={filter(setKind)}
          choices={[
            { value: '', label: t('trashKindAny') },
            ...trashKinds.map(value => ({ value, label: t(`trash.${value}`) })),
          ]}
        />
      </Filters>
      <CallState
        call={list}
        empty={
          things.length === 0 &&
          (isFiltered ? (
            <EmptyState icon="search" title={t('nothingFound', { query: wanted })} />
          ) : (
            <EmptyState icon="trash" title={t('trashNone')} hint={t('trashNoneHint')} />
          ))
        }
      />
      {things.length > 0 && (
        <DataTable
          label={t('room.trash')}
          rows={things}
          idOf={({ id }) => id}
          nameOf={nameOf}
          columns={[
            {
              id: 'title',
              label: t('trashWhat'),
              cell: thing => (
                <span className={styles.thing}>
                  <TrashPicture thing={thing} />
                  <span className={styles.what}>
                    <strong>{nameOf(thing)}</strong>
                    <span className={styles.soft}>
                      {[t(`trash.${thing.kind}`), thing.where].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                </span>
              ),
            },
            {
              id: 'at',
              label: t('trashWhen'),
              isShort: true,
              isBelowName: true,
              cell: thing => formatMoment(thing.at),
            },
            { id: 'by', label: t('trashBy'), isSecondary: true, cell: thing => thing.by },
            {
              id: 'actions',
              label: t('trashActions'),
              isBelowName: true,
              align: 'end',
              cell: thing => (
                <span className={styles.actions}>
                  <Button onPress={() => restoreItem(thing)} isDisabled={restore.isPending}>
                    {t('trashRestore')}
                  </Button>
                  <Button kind="quiet" onPress={() => setGoing(thing)}>
                    {t('trashRemove')}
                  </Button>
                </span>
              ),
            },
          ]}
        />
      )}
      <Pager
        page={pages.page}
        pageSize={pageSize}
        list={list.data}
        count={things.length}
        onTurn={pages.turn}
      />
      <ConfirmDialog
        title={t('trashAsk', { what: going === null ? '' : nameOf(going) })}
        message={<p>{t('trashAskHint')}</p>}
        action={t('trashRemove')}
        isDestructive
        isOpen={going !== null}
        isPending={remove.isPending}
        onConfirm={removeNow}
        onClose={() => setGoing(null)}
      />
    </RoomPage>
  );
}

function nameOf({ kind, title }: Trashed): string {
  return title === '' ? t(`trash.${kind}`) : title;
}
