import { expect, it } from 'vitest';
import { checkPermissions } from './check-permissions.ts';

const found = (path: string, text: string) =>
  checkPermissions([{ path, text }], ['orders.read']).map(({ line, message }) => [line, message]);

it('ROLE-5: a permission that the server names outside calls and doors is found', () => {
  const text = "const first = 1;\nif (actorMay(actor, 'orders.read')) return;";
  expect(found('apps/server/src/capabilities/orders/look.ts', text)).toEqual([
    [2, "'orders.read' is named by a call or a door (ROLE-5)."],
  ]);
  expect(found('packages/core/src/orders/orders.calls.ts', text)).toEqual([]);
  expect(found('apps/server/src/capabilities/orders/look.integration.ts', text)).toEqual([]);
});

it('ROLE-5: a role that is checked by hand is found', () => {
  expect(found('apps/server/src/a.ts', 'if (roles.includes(websiteRoles.editor)) return;')).toEqual([
    [1, 'Ask for a permission of a door, not for a role (ROLE-5).'],
  ]);
});
