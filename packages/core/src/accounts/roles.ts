import { z } from 'zod';

/** Website roles by their permanent numbers (rule ROLE-1; 5 is not given out). */
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
} as const;

export type RoleName = keyof typeof websiteRoles;
export type RoleNumber = (typeof websiteRoles)[RoleName];

export const roleNumberSchema = z.union(Object.values(websiteRoles).map(value => z.literal(value)));

/** What a call may demand; each role holds the permissions listed below (rule ROLE-2). */
export const permissions = [
  'readSite',
  'editContent',
  'publish',
  'editDesign',
  'runScripts',
  'manageMedia',
  'readOrders',
  'manageOrders',
  'manageProducts',
  'manageStore',
  'readMail',
  'importContent',
  'moderateComments',
  'manageMembers',
  'manageCustomers',
  'manageWebsite',
] as const;

export type Permission = (typeof permissions)[number];

const editing: readonly Permission[] = ['readSite', 'editContent', 'publish', 'editDesign', 'manageMedia'];
const selling: readonly Permission[] = [
  'readSite',
  'readOrders',
  'manageOrders',
  'manageProducts',
  'manageStore',
  'manageCustomers',
  'manageMedia',
  'readMail',
];

const granted: Readonly<Record<RoleName, readonly Permission[]>> = {
  admin: permissions,
  websiteManager: permissions.filter(
    permission => permission !== 'manageMembers' && permission !== 'runScripts',
  ),
  editor: [...editing, 'importContent', 'moderateComments'],
  storeManager: selling,
  billing: ['readSite', 'readOrders'],
  reporting: ['readSite', 'readOrders'],
  moderator: ['readSite', 'moderateComments'],
  commenter: ['readSite'],
  scheduling: ['readSite'],
  viewer: ['readSite'],
  campaignsEditor: ['readSite', 'readMail'],
  schedulingViewer: ['readSite'],
  schedulingEditor: ['readSite'],
  none: [],
};

const namesByNumber = new Map<number, RoleName>(
  Object.entries(websiteRoles).map(([name, number]) => [number, name as RoleName]),
);

/** Whether any of the roles (by number) holds the permission; unknown numbers hold nothing. */
export function hasPermission(roles: readonly number[], permission: Permission): boolean {
  return roles.some(role => {
    const name = namesByNumber.get(role);
    return name !== undefined && granted[name].includes(permission);
  });
}
