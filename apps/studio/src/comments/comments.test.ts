import type { Comment } from '@vitrine/core/comments/comments.calls.ts';
import { expect, it } from 'vitest';
import { offersFor } from './comment-actions.tsx';
import { inverseOf } from './use-judge-comments.ts';

const comment = (state: Comment['state'], deletedAt: string | null = null) => ({ state, deletedAt });
const [waiting, approved, spam] = [comment('waiting'), comment('approved'), comment('spam')];
const gone = comment('approved', '2026-01-01T00:00:00.000Z');

it('ROOM-21: an action that was already done is not offered, and a deleted comment can only be restored', () => {
  const offered = (...comments: (typeof waiting)[]) => offersFor(comments).map(({ judgement }) => judgement);
  expect(offered(waiting)).toEqual(['approve', 'markSpam', 'remove']);
  expect(offered(approved)).toEqual(['markSpam', 'remove']);
  expect(offered(spam)).toEqual(['approve', 'remove']);
  expect(offered(approved, spam)).toEqual(['approve', 'markSpam', 'remove']);
  expect(offered(gone)).toEqual(['restore']);
});

it('ROOM-21: undo restores the previous states; a comment that was waiting cannot be sent to waiting again', () => {
  expect(inverseOf([waiting, spam], 'remove')).toBe('restore');
  expect(inverseOf([gone], 'restore')).toBe('remove');
  expect(inverseOf([approved], 'markSpam')).toBe('approve');
  expect(inverseOf([spam, spam], 'approve')).toBe('markSpam');
  expect(inverseOf([waiting], 'approve')).toBe(null);
  expect(inverseOf([approved, waiting], 'markSpam')).toBe(null);
});
