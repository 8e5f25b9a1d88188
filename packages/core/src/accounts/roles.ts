import { z } from 'zod';

/** Website roles by their permanent numbers (rule ROLE-1; 5 is not issued; those from 101 are our own, decision 70). */
export const websiteRoles = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: 10,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
  none: 14,
  websiteManager: 15,
  salesperson: 101,
} as const;

export type RoleName = keyof typeof websiteRoles;
export type RoleNumber = (typeof websiteRoles)[RoleName];

export const roleNumberSchema = z.union(Object.values(websiteRoles).map(value => z.literal(value)));

interface Grant {
  /** A description of what it allows. */
  readonly allows: string;
  /** The roles with it, besides admins; `everybody` is every role but `none`. */
  readonly to: 'everybody' | readonly Exclude<RoleName, 'admin' | 'none'>[];
}

/**
 * The permissions of each role: one line for each permission, named by its area and its action (rules ROLE-2 and ROLE-4). An
 * admin holds every one, `none` holds none. Drawn as a table, with the calls, in docs/reference/roles.md.
 */
const grants = {
  'website.visit': { allows: 'See the website before its launch.', to: 'everybody' },
  'settings.read': {
    allows: 'Read the settings of the website.',
    to: ['websiteManager', 'editor', 'viewer'],
  },
  'settings.write': {
    allows: 'Change its title, language, logo and other settings.',
    to: ['websiteManager'],
  },
  'domains.manage': { allows: 'Change its addresses.', to: ['websiteManager'] },
  'launch.manage': { allows: 'Open it to visitors and close it.', to: ['websiteManager'] },
  'members.manage': { allows: 'Invite people, and give them roles.', to: [] },
  'activity.read': { allows: 'Read who did what.', to: [] },
  'archives.manage': { allows: 'Take everything out as an archive.', to: [] },
  'website.delete': { allows: 'Delete the website and bring it back.', to: [] },

  'drafts.read': { allows: 'See pages before they are published.', to: ['websiteManager', 'editor'] },
  'content.write': { allows: 'Edit pages, posts, menus and redirects.', to: ['websiteManager', 'editor'] },
  'content.publish': { allows: 'Publish pages and posts.', to: ['websiteManager', 'editor'] },
  'design.write': { allows: 'Change fonts, colours and styles.', to: ['websiteManager', 'editor'] },
  'code.run': { allows: 'Add code that runs for visitors.', to: [] },
  'comments.moderate': { allows: 'Moderate comments.', to: ['websiteManager', 'editor', 'moderator'] },
  'imports.manage': { allows: 'Import from elsewhere: content, products, settings.', to: ['websiteManager'] },
  'media.read': { allows: 'See the media library.', to: ['websiteManager', 'editor', 'storeManager'] },
  'media.write': {
    allows: 'Upload, change and delete files.',
    to: ['websiteManager', 'editor', 'storeManager'],
  },

  'products.read': { allows: 'Find products.', to: ['websiteManager', 'editor', 'storeManager'] },
  'products.write': {
    allows: 'Change products and show them to visitors.',
    to: ['websiteManager', 'storeManager'],
  },
  'inventory.manage': { allows: 'Change stock and see its changes.', to: ['websiteManager', 'storeManager'] },
  'orders.read': { allows: 'See orders.', to: ['websiteManager', 'storeManager', 'billing', 'reporting'] },
  'orders.write': { allows: 'Send, cancel and refund orders.', to: ['websiteManager', 'storeManager'] },
  'pointOfSale.sell': {
    allows: 'Sell at the counter, and see the sales made there.',
    to: ['websiteManager', 'storeManager', 'salesperson'],
  },
  'discounts.manage': {
    allows: 'Create and change discounts and their codes.',
    to: ['websiteManager', 'storeManager'],
  },
  'giftCards.manage': {
    allows: 'Issue gift cards, change their balances and see what they paid.',
    to: ['websiteManager', 'storeManager'],
  },
  'reviews.moderate': {
    allows: 'Publish, answer and reject reviews of products.',
    to: ['websiteManager', 'storeManager'],
  },
  'storeSettings.manage': {
    allows: 'Open the store; its currency and measures.',
    to: ['websiteManager', 'storeManager'],
  },
  'shipping.manage': { allows: 'Change shipping.', to: ['websiteManager', 'storeManager'] },
  'taxes.manage': { allows: 'Change taxes.', to: ['websiteManager', 'storeManager'] },
  'payments.manage': {
    allows: 'Change ways to pay, with their secrets.',
    to: ['websiteManager', 'storeManager'],
  },
  'customers.read': {
    allows: 'See customers, and visitors who have an account.',
    to: ['websiteManager', 'storeManager'],
  },
  'customers.write': {
    allows: 'Block and delete them; open sign-up.',
    to: ['websiteManager', 'storeManager'],
  },
  'storeMail.read': { allows: 'Read what buyers were sent.', to: ['websiteManager', 'storeManager'] },
  'mail.read': { allows: 'Read all mail of the website.', to: ['websiteManager', 'campaignsEditor'] },
} as const satisfies Readonly<Record<`${string}.${string}`, Grant>>;

/** A permission: an area and an action, such as `orders.read`. */
export type Permission = keyof typeof grants;

export const permissions = Object.keys(grants) as Permission[];

const namesByNumber = new Map<number, RoleName>(
  Object.entries(websiteRoles).map(([name, number]) => [number, name as RoleName]),
);

/** Whether any of the roles (by number) holds any of the permissions; unknown numbers hold nothing. */
export function hasPermission(roles: readonly number[], wanted: Permission | readonly Permission[]): boolean {
  const anyOf = typeof wanted === 'string' ? [wanted] : wanted;
  return roles.some(number => {
    const role = namesByNumber.get(number);
    return role !== undefined && anyOf.some(permission => isGranted(role, permission));
  });
}

/** A description of what a permission allows. */
export function allowedBy(permission: Permission): string {
  return grants[permission].allows;
}

function isGranted(role: RoleName, permission: Permission): boolean {
  if (role === 'admin') return true;
  const { to }: Grant = grants[permission];
  return to === 'everybody' ? role !== 'none' : to.some(one => one === role);
}
