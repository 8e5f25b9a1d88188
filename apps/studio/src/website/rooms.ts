import type { IconName } from '@vitrine/controls/icon/icon-paths.ts';
import type { Permission } from '@vitrine/core/accounts/roles.ts';
import { trashAccess } from '@vitrine/core/trash/trash.calls.ts';
import type { MessageKey } from '../messages/translate.ts';
import { settingsAccess } from '../settings/settings-parts.ts';

/** What the rooms of the rail are about, from top to bottom. */
export const roomGroups = ['website', 'selling', 'people', 'manage'] as const;
export type RoomGroup = (typeof roomGroups)[number];

export interface Room {
  readonly path: string;
  readonly group: RoomGroup;
  readonly label: MessageKey;
  readonly icon: IconName;
  /** Any one of these permissions opens it. */
  readonly needs: readonly Permission[];
  /** Whether it is in the rail only while visitors cannot see the website. */
  readonly isUntilLaunch?: true;
  /** Whether it shows the canvas, which needs the width: the rail stays slim beside it. */
  readonly hasCanvas?: true;
  /** Other paths that belong to the room. */
  readonly also?: readonly string[];
}

/** The rail, from top to bottom. */
export const rooms: readonly Room[] = [
  {
    path: '/config/pages',
    group: 'website',
    hasCanvas: true,
    label: 'room.pages',
    icon: 'pages',
    needs: ['content.write'],
    also: ['/config/posts', '/config/blogs'],
  },
  {
    path: '/config/design',
    group: 'website',
    hasCanvas: true,
    label: 'room.design',
    icon: 'design',
    needs: ['design.write'],
  },
  {
    path: '/config/overview',
    group: 'selling',
    label: 'room.overview',
    icon: 'home',
    needs: ['orders.read'],
  },
  {
    path: '/config/products',
    group: 'selling',
    label: 'room.products',
    icon: 'selling',
    needs: ['products.write'],
  },
  {
    path: '/config/categories',
    group: 'selling',
    label: 'room.categories',
    icon: 'folder',
    needs: ['products.write'],
  },
  {
    path: '/config/collections',
    group: 'selling',
    label: 'room.productCollections',
    icon: 'grid',
    needs: ['products.write'],
  },
  {
    path: '/config/inventory',
    group: 'selling',
    label: 'room.inventory',
    icon: 'box',
    needs: ['inventory.manage'],
  },
  { path: '/config/orders', group: 'selling', label: 'room.orders', icon: 'orders', needs: ['orders.read'] },
  {
    path: '/config/draft-orders',
    group: 'selling',
    label: 'room.draftOrders',
    icon: 'write',
    needs: ['orders.write'],
  },
  {
    path: '/config/point-of-sale',
    group: 'selling',
    label: 'room.counter',
    icon: 'tablet',
    needs: ['pointOfSale.sell'],
  },
  {
    path: '/config/carts',
    group: 'selling',
    label: 'room.carts',
    icon: 'cart',
    needs: ['orders.read'],
  },
  {
    path: '/config/subscriptions',
    group: 'selling',
    label: 'room.subscriptions',
    icon: 'repeat',
    needs: ['orders.read'],
  },
  {
    path: '/config/discounts',
    group: 'selling',
    label: 'room.discounts',
    icon: 'percent',
    needs: ['discounts.manage'],
  },
  { path: '/config/books', group: 'selling', label: 'room.books', icon: 'book', needs: ['orders.read'] },
  {
    path: '/config/reviews',
    group: 'selling',
    label: 'room.reviews',
    icon: 'star',
    needs: ['reviews.moderate'],
  },
  {
    path: '/config/donations',
    group: 'selling',
    label: 'room.donations',
    icon: 'heart',
    needs: ['orders.read'],
  },
  {
    path: '/config/gift-cards',
    group: 'selling',
    label: 'room.giftCards',
    icon: 'gift',
    needs: ['giftCards.manage'],
  },
  {
    path: '/config/emails',
    group: 'selling',
    label: 'room.emails',
    icon: 'mail',
    needs: ['storeSettings.manage'],
  },
  {
    path: '/config/customers',
    group: 'people',
    label: 'room.customers',
    icon: 'people',
    needs: ['customers.read'],
  },
  {
    path: '/config/comments',
    group: 'people',
    label: 'room.comments',
    icon: 'comments',
    needs: ['comments.moderate'],
  },
  {
    path: '/config/visitors',
    group: 'people',
    label: 'room.siteUsers',
    icon: 'account',
    needs: ['customers.read'],
  },
  { path: '/config/members', group: 'people', label: 'room.members', icon: 'lock', needs: ['orders.read'] },
  { path: '/config/media', group: 'manage', label: 'room.media', icon: 'media', needs: ['media.write'] },
  {
    path: '/config/imports',
    group: 'manage',
    label: 'room.imports',
    icon: 'imports',
    needs: ['imports.manage'],
  },
  {
    path: '/config/mail',
    group: 'manage',
    label: 'room.mail',
    icon: 'mail',
    needs: ['storeMail.read', 'mail.read'],
  },
  {
    path: '/config/trash',
    group: 'manage',
    label: 'room.trash',
    icon: 'trash',
    needs: trashAccess,
  },
  {
    path: '/config/settings',
    group: 'manage',
    label: 'room.settings',
    icon: 'settings',
    needs: settingsAccess,
  },
  {
    path: '/config/launch',
    group: 'manage',
    label: 'room.launch',
    icon: 'star',
    needs: ['launch.manage'],
    isUntilLaunch: true,
  },
];

/** The rooms that these permissions open, in the order of the rail (rule STUDIO-5). */
export function roomsFor(permissions: readonly Permission[], isLaunched: boolean): Room[] {
  return rooms.filter(
    room =>
      !(isLaunched && room.isUntilLaunch) && room.needs.some(permission => permissions.includes(permission)),
  );
}

/**
 * Whether an address, such as from an email or another tab, is that of a room these permissions do not open (rule
 * STUDIO-5).
 */
export function isBlocked(permissions: readonly Permission[], pathname: string): boolean {
  const room = rooms.find(one => isIn(one, pathname));
  return room !== undefined && !room.needs.some(permission => permissions.includes(permission));
}

/** Whether an address belongs to this room. */
export function isIn({ path, also = [] }: Room, pathname: string): boolean {
  return [path, ...also].some(one => pathname === one || pathname.startsWith(`${one}/`));
}

/** The number that fits side by side on a phone, including the menu with the others. */
const maxSideBySide = 6;

/** The rooms in a phone's rail and in its menu (rule STUDIO-35). */
export function splitForPhone(shown: readonly Room[]): { beside: readonly Room[]; more: readonly Room[] } {
  const end = shown.length <= maxSideBySide ? shown.length : maxSideBySide - 1;
  return { beside: shown.slice(0, end), more: shown.slice(end) };
}
