import { isSafeLink } from '@vitrine/core/links/safe-link.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { CommentView } from '../page-content.ts';

interface CommentsProps {
  readonly comments: readonly CommentView[];
  readonly language: string;
}

/** Comments with their replies below them; their content is text, never markup. */
export function Comments({ comments, language }: CommentsProps) {
  if (comments.length === 0) return null;
  const n = count(comments);
  return (
    <section className="comments" id="comments">
      <h2>{messagesFor(language).commentCount({ n })}</h2>
      <CommentList comments={comments} language={language} />
    </section>
  );
}

function CommentList({ comments, language }: CommentsProps) {
  return (
    <ol className="comment-list">
      {comments.map(comment => (
        <li key={comment.id} id={`comment-${comment.id}`}>
          <p className="comment-by">
            <CommentAuthor comment={comment} />
            {comment.publishedAt !== null && (
              <time dateTime={comment.publishedAt}>{dayText(comment.publishedAt, language)}</time>
            )}
          </p>
          <div className="comment-text">{comment.text}</div>
          {comment.replies.length > 0 && <CommentList comments={comment.replies} language={language} />}
        </li>
      ))}
    </ol>
  );
}

function CommentAuthor({ comment: { author, authorAddress } }: { readonly comment: CommentView }) {
  const isLinked = authorAddress !== null && /^https?:/i.test(authorAddress) && isSafeLink(authorAddress);
  if (!isLinked) return <b>{author}</b>;
  return (
    <a href={authorAddress} rel="nofollow ugc noopener">
      <b>{author}</b>
    </a>
  );
}

function count(comments: readonly CommentView[]): number {
  return comments.reduce((sum, comment) => sum + 1 + count(comment.replies), 0);
}
