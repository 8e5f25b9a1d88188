import { expect, it } from 'vitest';
import type { Catalogue } from './speak.ts';
import { studioIn, studioInEnglish } from './studio-messages.ts';

const rooms = import.meta.glob<Catalogue>('./en/studio/*.messages.ts', { eager: true, import: 'messages' });

it('MESSAGES-10: each name is in one room only, so that none replaces another', () => {
  const names = Object.values(rooms).flatMap(room => Object.keys(room));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.toSorted()).toEqual(Object.keys(studioInEnglish).toSorted());
});

it('MESSAGES-10: the studio counts in every form, and English replaces a language without words', async () => {
  const { mediaDeleted, selected } = await studioIn('tlh');
  expect([1, 2, 10_000].map(n => mediaDeleted({ n, what: 'a.jpg' }))).toEqual([
    '“a.jpg” was deleted.',
    '2 files were deleted.',
    '10,000 files were deleted.',
  ]);
  expect(selected({ n: 1 })).toBe('One selected');
});
