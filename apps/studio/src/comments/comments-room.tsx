import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectionBar } from '@vitrine/controls/table/data-table.tsx';
import { commentCalls, commentStates } from '@vitrine/core/comments/comments.calls.ts';
import { useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { ChoiceFilter, ListTable, SearchFilter } from '../listing/listing.tsx';
import { useListing } from '../listing/use-listing.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import { offersFor } from './comment-actions.tsx';
import { commentColumns } from './comment-columns.tsx';
import { CommentDialog } from './comment-dialog.tsx';
import { nameOfAuthor, useJudgeComments } from './use-judge-comments.ts';

const deleted = 'deleted';

/** Moderation of readers’ comments on posts: approve, mark as spam, delete. */
export function CommentsRoom() {
  const listing = useListing(['state']);
  const { state } = listing.chosen;
  const [openId, setOpenId] = useState<string | null>(null);
  const chosen = commentStates.find(one => one === state);
  const comments = useCall(
    commentCalls.list,
    {
      query: {
        ...listing.query,
        ...(chosen ? { state: chosen } : {}),
        ...(state === deleted ? { isDeleted: 'true' } : {}),
      },
    },
    { keepsPrevious: true },
  );
  const { comments: rows = [], counts } = comments.data ?? {};
  const { judge, isPending } = useJudgeComments(() => {
    listing.clear();
    setOpenId(null);
  });
  const chosenRows = rows.filter(({ id }) => listing.selected.has(id));
  const open = rows.find(({ id }) => id === openId);
  return (
    <RoomPage title={t('room.comments')}>
      <Filters>
        <SearchFilter listing={listing} label={t('comment.search')} />
        <ChoiceFilter
          listing={listing}
          name="state"
          label={t('state')}
          any={t('stateAny')}
          choices={[
            ...commentStates.map(value => ({
              value,
              label: `${t(`comment.is.${value}`)} (${counts?.[value] ?? 0})`,
            })),
            { value: deleted, label: t('comment.is.deleted') },
          ]}
        />
      </Filters>
      <SelectionBar count={chosenRows.length} onClear={listing.clear}>
        {offersFor(chosenRows).map(({ judgement, label }) => (
          <Button key={judgement} isDisabled={isPending} onPress={() => void judge(chosenRows, judgement)}>
            {t(label)}
          </Button>
        ))}
      </SelectionBar>
      <ListTable
        listing={listing}
        call={comments}
        list={comments.data}
        none={{ icon: 'comments', title: t('comment.none'), hint: t('comment.noneHint') }}
        noMatch={{ title: t('comment.noMatch'), hint: t('comment.noMatchHint') }}
        label={t('room.comments')}
        rows={rows}
        nameOf={comment => t('comment.by', { who: nameOfAuthor(comment) })}
        columns={commentColumns((comment, judgement) => void judge([comment], judgement))}
        onOpen={setOpenId}
        isSelectable
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
