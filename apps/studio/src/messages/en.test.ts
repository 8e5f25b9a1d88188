import { expect, it } from 'vitest';
import { en } from './en.ts';

it('holds each key in one room alone, so that none replaces another', () => {
  const rooms: object[] = Object.values(import.meta.glob('./*.messages.ts', { eager: true }));
  const keys = rooms.flatMap(room => Object.values(room).flatMap(messages => Object.keys(messages)));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  expect([...keys].sort()).toEqual(Object.keys(en).sort());
});
