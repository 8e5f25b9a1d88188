import { permissions } from '@vitrine/core/accounts/roles.ts';
import { expect, it } from 'vitest';
import { rooms, roomsFor, splitForPhone } from './rooms.ts';

it('STUDIO-5: the rail shows the rooms that somebody may enter, in its order', () => {
  expect(roomsFor(permissions, false)).toEqual(rooms);
  expect(roomsFor(['readSite', 'readOrders'], false).map(room => room.label)).toEqual([
    'room.orders',
    'room.settings',
  ]);
  expect(roomsFor([], false)).toEqual([]);
});

it('TRASH-6: anybody who may delete something finds the trash in the rail', () => {
  for (const permission of ['editContent', 'manageProducts', 'manageMedia', 'manageCustomers'] as const) {
    expect(roomsFor([permission], true).map(room => room.label)).toContain('room.trash');
  }
  expect(roomsFor(['readSite'], true).map(room => room.label)).not.toContain('room.trash');
});

it('LAUNCH-7: the launch list stands in the rail until the website is launched', () => {
  expect(roomsFor(['manageWebsite'], false).map(room => room.label)).toEqual(['room.launch']);
  expect(roomsFor(['manageWebsite'], true)).toEqual([]);
});

it('STUDIO-35: a phone shows six rooms, or five and a menu with all others', () => {
  const labels = (of: readonly { label: string }[]) => of.map(({ label }) => label);
  const { beside, more } = splitForPhone(rooms);
  expect(beside).toHaveLength(5);
  expect([...beside, ...more]).toEqual(rooms);
  expect(labels(more)).toContain('room.settings');
  expect(splitForPhone(rooms.slice(0, 6))).toEqual({ beside: rooms.slice(0, 6), more: [] });
});
