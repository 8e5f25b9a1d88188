import { expect, it } from 'vitest';
import { findHanging, type ProgressEvent, parseProgress, summarise } from './progress.ts';

const at = 1_000_000;
const finished = { event: 'finished', at, seconds: 2, passed: 3, failed: 1, skipped: 1 } as const;

it('GATE-6: what a killed process wrote is read up to its last whole line', () => {
  const lines = [JSON.stringify({ event: 'queued', file: 'a', at }), '{"event":"queued","fi'];
  expect(parseProgress(lines.join('\n'))).toEqual([{ event: 'queued', file: 'a', at }]);
});

it('GATE-6: tests are counted by file, and failures outside tests besides', () => {
  const events: ProgressEvent[] = [
    { event: 'queued', file: 'a', at },
    { event: 'queued', file: 'b', at },
    { event: 'failed', file: 'a', test: 'works', error: 'no', at },
    { event: 'failed', file: 'a', test: null, error: 'not read', at },
    { ...finished, file: 'a' },
    { event: 'ended', errors: ['lost'], at },
  ];
  expect(summarise(events)).toEqual({
    passed: 3,
    failed: 3,
    skipped: 1,
    failures: [
      { test: 'a › works', file: 'a', error: 'no' },
      { test: 'a', file: 'a', error: 'not read' },
      { test: 'outside every test', file: '', error: 'lost' },
    ],
    files: new Map([['a', 2]]),
    open: ['b'],
    hasEnded: true,
  });
});

it('GATE-4: a file hangs that is not read in within two minutes, or silent for eight, on a usual machine', () => {
  const queued: ProgressEvent = { event: 'queued', file: 'a', at };
  const seen: ProgressEvent = { event: 'seen', file: 'a', at };
  expect(findHanging([queued], at + 119_000, 1)).toEqual([]);
  expect(findHanging([queued], at + 121_000, 1)).toHaveLength(1);
  expect(findHanging([queued], at + 121_000, 2)).toEqual([]);
  expect(findHanging([queued, seen], at + 479_000, 1)).toEqual([]);
  expect(findHanging([queued, seen], at + 481_000, 1)).toEqual(['a has said nothing for 481 s']);
  expect(findHanging([queued, { ...finished, file: 'a' }], at + 9_000_000, 1)).toEqual([]);
});
