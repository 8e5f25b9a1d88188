import { describe, expect, it } from 'vitest';
import { checkBackups } from './check-backups.ts';

const now = new Date('2026-03-02T10:00:00.000Z');
const none = { BACKUP_SCHEDULE: undefined, BACKUP_TARGET: undefined };
const nightly = { BACKUP_SCHEDULE: '30 2 * * *', BACKUP_TARGET: '/backups' };
const doneAt = (text: string) => {
  const at = new Date(text);
  return { last: { isDone: true, error: '', place: '/backups', endedAt: at }, lastDoneAt: at };
};

describe('doctor on backups', () => {
  it('BACKUP-17: says that none is configured', () => {
    expect(checkBackups({ last: null, lastDoneAt: null }, none, now)).toMatchObject({
      isFine: true,
      found: 'none is configured, and none was made',
      mend: expect.stringContaining('BACKUP_TARGET'),
    });
  });

  it('BACKUP-17: says that the last one failed, and why', () => {
    const last = { isDone: false, error: 'No room.', place: '/backups', endedAt: now };
    expect(checkBackups({ last, lastDoneAt: now }, nightly, now)).toMatchObject({
      isFine: false,
      mend: 'No room.',
    });
  });

  it.each([
    ['made last night', '2026-03-02T02:30:05.000Z', nightly, true],
    ['made the night before, while last night’s may be under way', '2026-03-01T02:30:05.000Z', nightly, true],
    ['made before two due times', '2026-02-28T02:30:05.000Z', nightly, false],
    ['made by hand this week', '2026-02-25T10:00:00.000Z', none, true],
    ['made by hand long ago', '2026-02-20T10:00:00.000Z', none, false],
  ])('BACKUP-17: one %s', (_, at, settings, isFine) => {
    expect(checkBackups(doneAt(at), settings, now).isFine).toBe(isFine);
  });
});
