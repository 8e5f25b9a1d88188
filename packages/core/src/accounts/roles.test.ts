import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPermission, permissions, roleNumberSchema, websiteRoles } from './roles.ts';

const heldBy = (role: number) => permissions.filter(permission => hasPermission([role], permission));

describe('roles', () => {
  it('ROLE-1: have permanent numbers; 5 is not issued', () => {
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
      ['salesperson', 101],
    ]);
    expect(roleNumberSchema.safeParse(5).success).toBe(false);
    expect(roleNumberSchema.safeParse(15).success).toBe(true);
  });
});

describe('hasPermission', () => {
  const { admin, editor, storeManager, viewer, none, websiteManager, moderator, billing, salesperson } =
    websiteRoles;

  it.each(permissions)('ROLE-2: an admin may %s, a user without a role may not', permission => {
    expect(hasPermission([admin], permission)).toBe(true);
    expect(hasPermission([none], permission)).toBe(false);
    expect(hasPermission([], permission)).toBe(false);
  });

  it('ROLE-2: members, their actions, archives, deleting and code that runs are for admins only', () => {
    const alone = permissions.filter(permission => !hasPermission([websiteManager], permission));
    expect(alone.toSorted()).toEqual([
      'activity.read',
      'archives.manage',
      'code.run',
      'members.manage',
      'website.delete',
    ]);
    for (const role of Object.values(websiteRoles).filter(one => one !== admin))
      expect(hasPermission([role], alone)).toBe(false);
  });

  it('ROLE-2: editors write and publish, moderators judge comments, viewers read', () => {
    expect(heldBy(editor).toSorted()).toEqual([
      'comments.moderate',
      'content.publish',
      'content.write',
      'design.write',
      'drafts.read',
      'media.read',
      'media.write',
      'products.read',
      'settings.read',
      'website.visit',
    ]);
    expect(heldBy(moderator)).toEqual(['website.visit', 'comments.moderate']);
    expect(heldBy(viewer)).toEqual(['website.visit', 'settings.read']);
    expect(heldBy(billing)).toEqual(['website.visit', 'orders.read']);
  });

  it('ROLE-7: a store manager may do everything in the store and nothing else', () => {
    const selling =
      /^(?:products|inventory|orders|pointOfSale|discounts|giftCards|reviews|storeSettings|shipping|taxes|payments|customers|storeMail)\./;
    expect(permissions.filter(permission => selling.test(permission)).length).toBeGreaterThan(9);
    expect(heldBy(storeManager).toSorted()).toEqual(
      [
        ...permissions.filter(permission => selling.test(permission)),
        'media.read',
        'media.write',
        'website.visit',
      ].toSorted(),
    );
  });

  it('ROLE-8: a salesperson sells at the counter and may do nothing else in the store', () => {
    expect(heldBy(salesperson)).toEqual(['website.visit', 'pointOfSale.sell']);
  });

  it('ROLE-3: several roles add up, and an unknown number adds nothing', () => {
    expect(hasPermission([viewer, storeManager], 'orders.write')).toBe(true);
    expect(hasPermission([viewer], ['orders.write', 'settings.read'])).toBe(true);
    expect(hasPermission([admin], [])).toBe(false);
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
