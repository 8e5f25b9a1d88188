import { permissions } from '@vitrine/core/accounts/roles.ts';
import { expect, it } from 'vitest';
import { rooms, roomsFor } from './rooms.ts';

it('STUDIO-5: the rail shows the rooms that somebody may enter, in its order', () => {
  expect(roomsFor(permissions)).toEqual(rooms);
  expect(roomsFor(['readSite', 'readOrders']).map(room => room.label)).toEqual([
    'room.orders',
    'room.settings',
  ]);
  expect(roomsFor([])).toEqual([]);
});
