import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import type { Comment } from '@vitrine/core/comments/comments.calls.ts';
import { Link } from 'react-router';
import { formatMoment } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import styles from '../listing/entry.module.css';
import { t } from '../messages/translate.ts';
import { offersFor } from './comment-actions.tsx';
import { CommentBadge } from './comment-columns.tsx';
import { type Judgement, nameOfAuthor } from './use-judge-comments.ts';

export interface CommentDialogProps {
  readonly comment: Comment;
  readonly onJudge: (judgement: Judgement) => void;
  readonly onClose: () => void;
}

/** A whole comment with its author and its post. */
export function CommentDialog({ comment, onJudge, onClose }: CommentDialogProps) {
  const mayEdit = useMay('content.write');
  const { authorAddress, email, itemId, itemTitle } = comment;
  const website = /^https?:/i.test(authorAddress) && URL.canParse(authorAddress) ? authorAddress : null;
  return (
    <Dialog
      title={t('comment.by', { who: nameOfAuthor(comment) })}
      isOpen
      onClose={onClose}
      actions={offersFor([comment]).map(({ judgement, label }) => (
        <Button
          key={judgement}
          kind={judgement === 'remove' ? 'danger' : judgement === 'markSpam' ? 'plain' : 'primary'}
          onPress={() => onJudge(judgement)}
        >
          {t(label)}
        </Button>
      ))}
    >
      <p className={styles.text}>{comment.text}</p>
      <dl className={styles.facts}>
        <dt>{t('state')}</dt>
        <dd>
          <CommentBadge comment={comment} />
        </dd>
        <dt>{t('comment.post')}</dt>
        <dd>{mayEdit ? <Link to={`/config/posts/${itemId}`}>{itemTitle}</Link> : itemTitle}</dd>
        {comment.at !== null && (
          <>
            <dt>{t('comment.date')}</dt>
            <dd>{formatMoment(comment.at)}</dd>
          </>
        )}
        {email !== '' && (
          <>
            <dt>{t('comment.email')}</dt>
            <dd>
              <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
            </dd>
          </>
        )}
        {website !== null && (
          <>
            <dt>{t('comment.website')}</dt>
            <dd>
              <a href={website} target="_blank" rel="noopener noreferrer nofollow">
                {website}
              </a>
            </dd>
          </>
        )}
      </dl>
    </Dialog>
  );
}
