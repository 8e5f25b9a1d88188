import type { TableColumn } from '@vitrine/controls/table/data-table.tsx';
import type { Comment } from '@vitrine/core/comments/comments.calls.ts';
import { formatMoment } from '../frame/format.ts';
import styles from '../listing/entry.module.css';
import { t } from '../messages/translate.ts';
import { CommentActions } from './comment-actions.tsx';
import { type Judgement, nameOfAuthor } from './use-judge-comments.ts';

export function commentColumns(
  onJudge: (comment: Comment, judgement: Judgement) => void,
): TableColumn<Comment>[] {
  return [
    {
      id: 'comment',
      label: t('comment.comment'),
      cell: comment => (
        <span className={styles.entry}>
          <span className={styles.head}>
            <strong>{nameOfAuthor(comment)}</strong>
            <CommentBadge comment={comment} />
          </span>
          <span className={styles.excerpt}>{comment.text}</span>
        </span>
      ),
    },
    { id: 'post', label: t('comment.post'), isSecondary: true, cell: comment => comment.itemTitle },
    {
      id: 'date',
      label: t('comment.date'),
      isShort: true,
      isBelowName: true,
      cell: comment => (comment.at === null ? '' : formatMoment(comment.at)),
    },
    {
      id: 'actions',
      label: t('comment.actions'),
      isBelowName: true,
      align: 'end',
      cell: comment => (
        <CommentActions comment={comment} onJudge={judgement => onJudge(comment, judgement)} />
      ),
    },
  ];
}

export function CommentBadge({ comment }: { readonly comment: Comment }) {
  const state = comment.deletedAt === null ? comment.state : 'deleted';
  return (
    <span className={styles.badge} data-state={state}>
      {t(`comment.is.${state}`)}
    </span>
  );
}
