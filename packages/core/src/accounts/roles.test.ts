import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPermission, permissions, roleNumberSchema, websiteRoles } from './roles.ts';

describe('roles', () => {
  it('ROLE-1: have permanent numbers; 5 is not given out', () => {
    expect(Object.entries(websiteRoles)).toEqual([
      ['admin', 1],
      ['billing', 2],
      ['reporting', 3],
      ['editor', 4],
      ['moderator', 6],
      ['commenter', 7],
      ['storeManager', 8],
      ['scheduling', 9],
      ['viewer', 10],
      ['campaignsEditor', 11],
      ['schedulingViewer', 12],
      ['schedulingEditor', 13],
      ['none', 14],
      ['websiteManager', 15],
    ]);
    expect(roleNumberSchema.safeParse(5).success).toBe(false);
    expect(roleNumberSchema.safeParse(15).success).toBe(true);
  });
});

describe('hasPermission', () => {
  const { admin, editor, storeManager, viewer, none, websiteManager } = websiteRoles;

  it.each(permissions)('ROLE-2: an admin may %s, somebody with no role may not', permission => {
    expect(hasPermission([admin], permission)).toBe(true);
    expect(hasPermission([none], permission)).toBe(false);
    expect(hasPermission([], permission)).toBe(false);
  });

  it('ROLE-2: code that runs for visitors, and members, are left to admins', () => {
    for (const role of Object.values(websiteRoles).filter(one => one !== admin)) {
      expect(hasPermission([role], 'runScripts')).toBe(false);
      expect(hasPermission([role], 'manageMembers')).toBe(false);
    }
    expect(hasPermission([websiteManager], 'manageWebsite')).toBe(true);
  });

  it('ROLE-2: editors write and publish, store managers sell, viewers look', () => {
    expect(hasPermission([editor], 'publish')).toBe(true);
    expect(hasPermission([editor], 'manageProducts')).toBe(false);
    expect(hasPermission([storeManager], 'manageOrders')).toBe(true);
    expect(hasPermission([storeManager], 'editContent')).toBe(false);
    const judges = [admin, websiteManager, editor, websiteRoles.moderator];
    for (const role of Object.values(websiteRoles)) {
      expect(hasPermission([role], 'moderateComments')).toBe(judges.some(judge => judge === role));
    }
    expect(permissions.filter(permission => hasPermission([viewer], permission))).toEqual(['readSite']);
  });

  it('ROLE-3: several roles add up, and an unknown number adds nothing', () => {
    expect(hasPermission([viewer, storeManager], 'manageOrders')).toBe(true);
    fc.assert(
      fc.property(
        fc.integer().filter(number => !Object.values<number>(websiteRoles).includes(number)),
        fc.constantFrom(...permissions),
        (number, permission) => {
          expect(hasPermission([number], permission)).toBe(false);
        },
      ),
    );
  });
});
