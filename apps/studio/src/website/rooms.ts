import type { IconName } from '@vitrine/controls/icon/icon-paths.ts';
import type { Permission } from '@vitrine/core/accounts/roles.ts';
import type { MessageKey } from '../messages/translate.ts';

export interface Room {
  readonly path: string;
  readonly label: MessageKey;
  readonly icon: IconName;
  /** Any of these opens it. */
  readonly needs: readonly Permission[];
  /** Whether it stands in the rail only while visitors cannot see the website. */
  readonly isUntilLaunch?: true;
  /** Paths that belong to it beside its own. */
  readonly also?: readonly string[];
}

/** The rail, from top to bottom. */
export const rooms: readonly Room[] = [
  {
    path: '/config/pages',
    label: 'room.pages',
    icon: 'pages',
    needs: ['editContent'],
    also: ['/config/posts', '/config/blogs'],
  },
  { path: '/config/design', label: 'room.design', icon: 'design', needs: ['editDesign'] },
  { path: '/config/products', label: 'room.products', icon: 'selling', needs: ['manageProducts'] },
  { path: '/config/orders', label: 'room.orders', icon: 'orders', needs: ['readOrders'] },
  {
    path: '/config/comments',
    label: 'room.comments',
    icon: 'comments',
    needs: ['moderateComments'],
  },
  {
    path: '/config/visitors',
    label: 'room.siteUsers',
    icon: 'account',
    needs: ['manageCustomers'],
  },
  { path: '/config/media', label: 'room.media', icon: 'media', needs: ['manageMedia'] },
  { path: '/config/imports', label: 'room.imports', icon: 'imports', needs: ['importContent'] },
  { path: '/config/mail', label: 'room.mail', icon: 'mail', needs: ['readMail'] },
  {
    path: '/config/trash',
    label: 'room.trash',
    icon: 'trash',
    needs: ['editContent', 'manageProducts', 'manageMedia', 'manageCustomers'],
  },
  { path: '/config/settings', label: 'room.settings', icon: 'settings', needs: ['readSite'] },
  {
    path: '/config/launch',
    label: 'room.launch',
    icon: 'star',
    needs: ['manageWebsite'],
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

/** As many as fit beside each other under a thumb, one of them the menu of the others. */
const besideEachOther = 6;

/** What a phone's rail shows, and what its menu holds (rule STUDIO-35). */
export function splitForPhone(shown: readonly Room[]): { beside: readonly Room[]; more: readonly Room[] } {
  const end = shown.length <= besideEachOther ? shown.length : besideEachOther - 1;
  return { beside: shown.slice(0, end), more: shown.slice(end) };
}
