import type { LiveState } from '@vitrine/core/collections/live-state.ts';
import { notLive } from '@vitrine/core/collections/live-state.ts';
import { expect, it } from 'vitest';
import { formatMoment } from '../frame/format.ts';
import { liveWords } from './live-words.ts';

const at = '2026-05-04T09:30:00.000Z';
const live: LiveState = { state: 'live', at, isChanged: false };
const later: LiveState = { state: 'scheduled', at, isChanged: false };

it('PUBLISH-12: lists show what is live, scheduled, changed since publishing, or not published', () => {
  expect(liveWords(live, 'published')).toBe('Live');
  expect(liveWords({ ...live, at: null })).toBe('Live');
  expect(liveWords({ ...live, isChanged: true }, 'published')).toBe('Live, changed since');
  expect(liveWords(later, 'scheduled')).toBe(`Goes live on ${formatMoment(at)}`);
  expect(liveWords({ ...later, isChanged: true }, 'scheduled')).toBe(
    `Goes live on ${formatMoment(at)}, changed since`,
  );
  expect(liveWords(notLive)).toBe('Not live yet');
  expect(liveWords(notLive, 'published')).toBe('Not live yet');
  expect(liveWords(notLive, 'draft')).toBe('Draft');
});

it('PUBLISH-12: a scheduled post that has gone live says so, and when', () => {
  expect(liveWords(live, 'scheduled')).toBe(`Went live on ${formatMoment(at)}`);
  expect(liveWords({ ...live, isChanged: true }, 'scheduled')).toBe(
    `Went live on ${formatMoment(at)}, changed since`,
  );
});
