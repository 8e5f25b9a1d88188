import { expect, it } from 'vitest';
import { judgementsFor } from './use-judge-reviews.ts';

it('REVIEW-15: an action that was already done for one of them is not offered', () => {
  const offered = (...states: ('pending' | 'published' | 'rejected')[]) =>
    judgementsFor(states.map(state => ({ state })));
  expect(offered('pending')).toEqual(['published', 'rejected', 'remove']);
  expect(offered('published')).toEqual(['rejected', 'remove']);
  expect(offered('rejected', 'pending')).toEqual(['published', 'remove']);
  expect(offered('published', 'rejected')).toEqual(['remove']);
});
