import { doors } from '@vitrine/core/accounts/doors.ts';
import {
  allowedBy,
  hasPermission,
  permissions,
  type RoleName,
  websiteRoles,
} from '@vitrine/core/accounts/roles.ts';
import { type Call, demandedBy } from '@vitrine/core/calls/define-call.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { settingsReaders, settingsWriters } from '@vitrine/core/tenancy/settings-areas.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capabilities } from '../../src/capabilities.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import type { TestAnswer, TestClient } from '../test-client.ts';
import { sendCall } from './call-kit.ts';

const calls = capabilities
  .flatMap(capability => capability.calls ?? [])
  .map(bound => bound.call)
  .filter(call => demandedBy(call).length > 0);
const isDeleting = ({ name }: Call) => name === 'tenancy.deleteWebsite';

let server: TestServer;
let website: Website;
beforeAll(async () => {
  server = await startTestServer();
  website = await server.createWebsite();
});
afterAll(() => server?.stop());

interface Member {
  readonly role: RoleName;
  readonly here: TestClient;
  readonly platform: TestClient;
}

async function memberOf(role: RoleName, of = website): Promise<Member> {
  const here = await server.signIn(of, role);
  const platform = server.client();
  await platform.signIn(here.account);
  return { role, here, platform };
}

/** Access is decided before any input is read: an invalid request is refused because of the missing permission. */
function ask(call: Call, { here, platform }: Member): Promise<TestAnswer> {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map(name => [name, name === 'websiteId' ? website.id : newId()]));
  return sendCall(call, call.scope === 'platform' ? platform : here, {
    params,
    ...(call.method === 'GET' || call.body === undefined ? {} : { body: { nothing: true } }),
  });
}

describe.each(Object.keys(websiteRoles) as RoleName[])('%s', role => {
  const holds = (needs: Parameters<typeof hasPermission>[1]) => hasPermission([websiteRoles[role]], needs);

  it('ROLE-2: each call answers according to the table', async () => {
    const member = await memberOf(role);
    for (const call of calls.filter(one => !isDeleting(one) || !holds(demandedBy(one)))) {
      const { status, body } = await ask(call, member);
      const isForbidden = status === 403 && (body as { error?: string }).error === 'call.forbidden';
      expect([call.name, isForbidden ? 'refused' : status >= 500 ? status : 'let in']).toEqual([
        call.name,
        holds(demandedBy(call)) ? 'let in' : 'refused',
      ]);
    }
  });

  it('ROLE-5: each route besides calls answers according to the table', async () => {
    const own = await server.createWebsite({ isLaunched: false });
    const owner = await server.signIn(own, 'admin');
    await owner.post('/api/collections', { type: 10, title: 'Not yet' });
    const { here } = await memberOf(role, own);
    const status = async (path: string) => (await here.get(path, { accept: 'text/html' })).status;
    expect(await status('/api/commerce/shopping-cart/count')).toBe(
      holds(doors.beforeLaunch.needs) ? 200 : 404,
    );
    expect(await status('/?preview=draft')).toBe(holds(doors.draftPage.needs) ? 200 : 404);
    const archive = `/api/websites/${own.id}/archives/${newId()}/file`;
    expect(await status(archive)).toBe(holds(doors.archiveFile.needs) ? 404 : 403);
    expect(await status(`/api/trash/pictures/${newId()}`)).toBe(holds(doors.trashPicture.needs) ? 404 : 403);
  });
});

it('ROLE-3: several roles add up, and a number that is no role is refused and adds nothing', async () => {
  const here = await server.signIn(website, 'viewer');
  const admin = await server.signIn(website);
  const give = async (...roles: number[]) =>
    (await admin.patch(`/api/website/members/${here.account.id}`, { roles })).status;
  const seen = async () => {
    const answers = ['/api/website/settings', '/api/orders', '/api/comments'].map(path => here.get(path));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  const { viewer, billing, moderator } = websiteRoles;
  expect(await seen()).toEqual([200, 403, 403]);
  expect(await give(viewer, 5)).toBe(400);
  expect(await give(viewer, 999)).toBe(400);
  expect(await seen()).toEqual([200, 403, 403]);
  expect(await give(viewer, billing, moderator)).toBe(200);
  expect(await seen()).toEqual([200, 200, 200]);
});

it('ROLE-4: each permission is an area and an action, says what it allows, and is required by a call or a door', async () => {
  const opened = Object.values(doors).flatMap(({ needs }) => needs);
  const demanded = new Set([...calls.flatMap(demandedBy), ...opened, ...settingsReaders, ...settingsWriters]);
  const nobody = await memberOf('none');
  for (const permission of permissions) {
    expect(permission).toMatch(/^[a-z][A-Za-z]+\.[a-z]+$/);
    expect(allowedBy(permission)).toMatch(/^[A-Z].+\.$/);
    expect([permission, demanded.has(permission)]).toEqual([permission, true]);
    const call = calls.find(one => demandedBy(one).includes(permission));
    if (call) expect([call.name, (await ask(call, nobody)).status]).toEqual([call.name, 403]);
  }
});

it('ROLE-6: for a person without a role on it, a website that a call names does not exist', async () => {
  const stranger = await memberOf('admin', await server.createWebsite());
  for (const call of calls.filter(one => one.onNamed !== undefined)) {
    const { status } = await ask(call, { ...stranger, here: stranger.platform });
    expect([call.name, status]).toEqual([call.name, 404]);
  }
  expect(await server.reload(website)).toMatchObject({ id: website.id });
});
