import { IconButton } from '@vitrine/controls/button/button.tsx';
import type { IconName } from '@vitrine/controls/icon/icon-paths.ts';
import type { Comment } from '@vitrine/core/comments/comments.calls.ts';
import styles from '../listing/entry.module.css';
import { type MessageKey, t } from '../messages/translate.ts';
import type { Judgement } from './use-judge-comments.ts';

interface Offer {
  readonly judgement: Judgement;
  readonly label: MessageKey;
  readonly icon: IconName;
}

const offers: Readonly<Record<Judgement, Offer>> = {
  approve: { judgement: 'approve', label: 'comment.approve', icon: 'check' },
  markSpam: { judgement: 'markSpam', label: 'comment.spam', icon: 'warning' },
  remove: { judgement: 'remove', label: 'delete', icon: 'trash' },
  restore: { judgement: 'restore', label: 'comment.restore', icon: 'undo' },
};

/** The actions for comments in a state; a deleted one can only be restored. */
export function offersFor(comments: readonly Pick<Comment, 'state' | 'deletedAt'>[]): readonly Offer[] {
  if (comments.some(({ deletedAt }) => deletedAt !== null)) return [offers.restore];
  const areAll = (state: Comment['state']) => comments.every(comment => comment.state === state);
  return [
    ...(areAll('approved') ? [] : [offers.approve]),
    ...(areAll('spam') ? [] : [offers.markSpam]),
    offers.remove,
  ];
}

export interface CommentActionsProps {
  readonly comment: Comment;
  readonly onJudge: (judgement: Judgement) => void;
}

export function CommentActions({ comment, onJudge }: CommentActionsProps) {
  return (
    <span className={styles.actions}>
      {offersFor([comment]).map(({ judgement, label, icon }) => (
        <IconButton key={judgement} icon={icon} label={t(label)} onPress={() => onJudge(judgement)} />
      ))}
    </span>
  );
}
