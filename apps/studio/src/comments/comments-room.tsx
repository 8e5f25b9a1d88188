import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { useDebounced } from '@vitrine/controls/field/use-debounced.ts';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { DataTable, SelectionBar } from '@vitrine/controls/table/data-table.tsx';
import { commentCalls, commentStates } from '@vitrine/core/comments/comments.calls.ts';
import { useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { Pager } from '../frame/pager.tsx';
import { usePages } from '../frame/use-pages.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import { offersFor } from './comment-actions.tsx';
import { commentColumns } from './comment-columns.tsx';
import { CommentDialog } from './comment-dialog.tsx';
import { nameOfAuthor, useJudgeComments } from './use-judge-comments.ts';

const pageSize = 50;
const deleted = 'deleted';

/** Moderation of readers’ comments on posts: approve, mark as spam, delete. */
export function CommentsRoom() {
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const pages = usePages();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [openId, setOpenId] = useState<string | null>(null);
  const wanted = useDebounced(search);
  const chosen = commentStates.find(one => one === state);
  const comments = useCall(
    commentCalls.list,
    {
      query: {
        search: wanted,
        limit: pageSize,
        ...pages.query,
        ...(chosen ? { state: chosen } : {}),
        ...(state === deleted ? { isDeleted: 'true' } : {}),
      },
    },
    { keepsPrevious: true },
  );
  const { comments: rows = [], counts } = comments.data ?? {};
  const { judge, isPending } = useJudgeComments(() => {
    setSelected(new Set());
    setOpenId(null);
  });
  const filter = (set: (value: string) => void) => (value: string) => {
    set(value);
    pages.toFirst();
    setSelected(new Set());
  };
  const chosenRows = rows.filter(({ id }) => selected.has(id));
  const open = rows.find(({ id }) => id === openId);
  const isFiltered = wanted !== '' || state !== '';
  return (
    <RoomPage title={t('room.comments')}>
      <Filters>
        <SearchEntry label={t('comment.search')} value={search} onChange={filter(setSearch)} />
        <SelectField
          label={t('state')}
          isLabelHidden
          value={state}
          onChange={filter(setState)}
          choices={[
            { value: '', label: t('stateAny') },
            ...commentStates.map(value => ({
              value,
              label: `${t(`comment.is.${value}`)} (${counts?.[value] ?? 0})`,
            })),
            { value: deleted, label: t('comment.is.deleted') },
          ]}
        />
      </Filters>
      <SelectionBar count={chosenRows.length} onClear={() => setSelected(new Set())}>
        {offersFor(chosenRows).map(({ judgement, label }) => (
          <Button key={judgement} isDisabled={isPending} onPress={() => void judge(chosenRows, judgement)}>
            {t(label)}
          </Button>
        ))}
      </SelectionBar>
      <CallState
        call={comments}
        empty={
          rows.length === 0 &&
          (isFiltered ? (
            <EmptyState icon="search" title={t('comment.noMatch')} hint={t('comment.noMatchHint')} />
          ) : (
            <EmptyState icon="comments" title={t('comment.none')} hint={t('comment.noneHint')} />
          ))
        }
      />
      {rows.length > 0 && (
        <DataTable
          label={t('room.comments')}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={comment => t('comment.by', { who: nameOfAuthor(comment) })}
          columns={commentColumns((comment, judgement) => void judge([comment], judgement))}
          onOpen={setOpenId}
          selected={selected}
          onSelect={setSelected}
        />
      )}
      <Pager
        page={pages.page}
        pageSize={pageSize}
        list={comments.data}
        count={rows.length}
        onTurn={pages.turn}
      />
      {open && (
        <CommentDialog
          comment={open}
          onJudge={judgement => void judge([open], judgement)}
          onClose={() => setOpenId(null)}
        />
      )}
    </RoomPage>
  );
}
