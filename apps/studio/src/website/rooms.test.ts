import { hasPermission, permissions, type RoleName, websiteRoles } from '@vitrine/core/accounts/roles.ts';
import { expect, it } from 'vitest';
import { settingsPartsFor } from '../settings/settings-parts.ts';
import { isBlocked, rooms, roomsFor, splitForPhone } from './rooms.ts';

it('STUDIO-5: the rail shows the rooms that a person may enter, in order', () => {
  expect(roomsFor(permissions, false)).toEqual(rooms);
  expect(roomsFor(['settings.read', 'orders.read'], false).map(room => room.label)).toEqual([
    'room.overview',
    'room.orders',
    'room.carts',
    'room.subscriptions',
    'room.books',
    'room.donations',
    'room.members',
    'room.settings',
  ]);
  expect(roomsFor([], false)).toEqual([]);
});

it('STUDIO-5: only the addresses of rooms that a person may not enter are blocked', () => {
  expect(isBlocked(['orders.read'], '/config/products/new')).toBe(true);
  expect(isBlocked(['orders.read'], '/config/orders/abc')).toBe(false);
  expect(isBlocked(['content.write'], '/config/blogs/abc')).toBe(false);
  expect(isBlocked(['orders.read'], '/config')).toBe(false);
});

it('STUDIO-5: each role sees its own rooms', () => {
  const roomsOf = (role: RoleName) =>
    roomsFor(
      permissions.filter(permission => hasPermission([websiteRoles[role]], permission)),
      true,
    ).map(({ path }) => path.replace('/config/', ''));
  expect(roomsOf('storeManager')).toEqual([
    'overview',
    'products',
    'categories',
    'collections',
    'inventory',
    'orders',
    'draft-orders',
    'point-of-sale',
    'carts',
    'subscriptions',
    'discounts',
    'books',
    'reviews',
    'donations',
    'gift-cards',
    'emails',
    'customers',
    'visitors',
    'members',
    'media',
    'mail',
    'trash',
    'settings',
  ]);
  expect(roomsOf('editor')).toEqual(['pages', 'design', 'comments', 'media', 'trash', 'settings']);
  expect(roomsOf('moderator')).toEqual(['comments']);
  expect(roomsOf('billing')).toEqual([
    'overview',
    'orders',
    'carts',
    'subscriptions',
    'books',
    'donations',
    'members',
  ]);
  expect(roomsOf('salesperson')).toEqual(['point-of-sale']);
  expect(roomsOf('viewer')).toEqual(['settings']);
  expect(roomsOf('commenter')).toEqual([]);
});

it('STUDIO-44: the settings show the parts that a person may read', () => {
  const partsOf = (role: RoleName) =>
    settingsPartsFor(permissions.filter(permission => hasPermission([websiteRoles[role]], permission)));
  expect(partsOf('storeManager')).toEqual(['store', 'shipping', 'taxes', 'payments', 'visitors']);
  expect(partsOf('editor')).toEqual(['site']);
  expect(partsOf('websiteManager')).toEqual([
    'site',
    'store',
    'shipping',
    'taxes',
    'payments',
    'visitors',
    'addresses',
  ]);
  expect(partsOf('admin')).toEqual([
    'site',
    'store',
    'shipping',
    'taxes',
    'payments',
    'visitors',
    'addresses',
    'members',
    'data',
  ]);
});

it('TRASH-6: everyone who may delete something sees the trash in the rail', () => {
  for (const permission of [
    'content.write',
    'products.write',
    'media.write',
    'customers.write',
    'discounts.manage',
  ] as const) {
    expect(roomsFor([permission], true).map(room => room.label)).toContain('room.trash');
  }
  expect(roomsFor(['settings.read'], true).map(room => room.label)).not.toContain('room.trash');
});

it('LAUNCH-7: the launch list is in the rail until the website is launched', () => {
  expect(roomsFor(['launch.manage'], false).map(room => room.label)).toEqual(['room.launch']);
  expect(roomsFor(['launch.manage'], true)).toEqual([]);
});

it('STUDIO-35: a phone shows six rooms, or five and a menu with the others', () => {
  const labels = (of: readonly { label: string }[]) => of.map(({ label }) => label);
  const { beside, more } = splitForPhone(rooms);
  expect(beside).toHaveLength(5);
  expect([...beside, ...more]).toEqual(rooms);
  expect(labels(more)).toContain('room.settings');
  expect(splitForPhone(rooms.slice(0, 6))).toEqual({ beside: rooms.slice(0, 6), more: [] });
});
