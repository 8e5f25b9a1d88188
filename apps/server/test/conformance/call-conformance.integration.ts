import { hasPermission, websiteRoles } from '@vitrine/core/accounts/roles.ts';
import { type Call, demandedBy } from '@vitrine/core/calls/define-call.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInVisitor } from '../../src/capabilities/site-users/site-users.fixture.ts';
import { insertMember } from '../../src/capabilities/tenancy/index.ts';
import { capabilities } from '../../src/capabilities.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import type { TestAnswer, TestClient } from '../test-client.ts';
import { type RowWatch, watchRows } from '../watch-rows.ts';
import { fixtures, makeKit, requestOf, sendCall } from './call-kit.ts';
import type { ConformanceKit, ConformanceRequest } from './conformance-fixture.ts';
import { fieldsOf } from './sample-of-schema.ts';

const calls = capabilities.flatMap(capability => capability.calls ?? []).map(bound => bound.call);
const names = new Set(calls.map(call => call.name));

interface OpenApi {
  readonly paths: Record<string, Record<string, { operationId: string }>>;
}

let server: TestServer;
let document: OpenApi;
let rows: RowWatch;
/** Another website than that of the call, and clients of its own for both kinds of access. */
let foreign: { readonly kit: ConformanceKit; readonly siteUser: TestClient };
beforeAll(async () => {
  server = await startTestServer();
  rows = await watchRows(server);
  const kit = await makeKit(server);
  foreign = { kit, siteUser: await signInVisitor(server, kit.website, 'somebody@example.com') };
  document = (await server.client().get('/api/openapi.json')).body as OpenApi;
});
afterAll(() => server?.stop());

const adminOf = (call: Call, kit: ConformanceKit) => (call.scope === 'platform' ? kit.platform : kit.admin);
const clientOf = async (call: Call, kit: ConformanceKit) =>
  call.access === 'siteUser'
    ? signInVisitor(server, kit.website, 'somebody@example.com')
    : adminOf(call, kit);
/** All roles together that lack the permission of the call. */
const powerlessRoles = (call: Call) =>
  Object.values(websiteRoles).filter(role => !hasPermission([role], demandedBy(call)));

/** A person with these roles, signed in on the website and on the platform. */
async function memberWith({ website }: ConformanceKit, roles: readonly number[]) {
  const account = await server.createAccount();
  const member = { accountId: account.id, roles, addedAt: server.services.clock.now() };
  await insertMember(server.services.database, website.id, member);
  const [here, platform] = [server.client(website), server.client()];
  await here.signIn(account);
  await platform.signIn(account);
  return { here, platform };
}

/** An answer is the contract’s reply or one of the errors that the contract names. */
function expectContract(call: Call, answer: TestAnswer): void {
  if (answer.status === 200 || answer.status === 204) {
    expect(call.reply.safeParse(answer.status === 204 ? null : answer.body).error).toBeUndefined();
    return;
  }
  const declared = [...(call.errors ?? []), ...Object.values(callErrors)];
  const { error } = answer.body as { error: string };
  const definition = declared.find(one => one.code === error);
  expect(definition?.status, `${error} is not declared`).toBe(answer.status);
}

it('LIMIT-4: calls open to anyone are limited', () => {
  const ending = new Set(['accounts.signOut', 'accounts.logout', 'siteUsers.signOut']);
  const unlimited = calls.filter(
    call => call.access === 'public' && call.method !== 'GET' && !call.rateLimit && !ending.has(call.name),
  );
  expect(unlimited.map(call => call.name)).toEqual([]);
});

it('the watch that refusals are judged by sees a change, once', async () => {
  await rows.changed();
  await foreign.kit.admin.post('/api/collections', { type: 10, title: 'Seen' });
  expect(await rows.changed(foreign.kit.website.id)).toContain('collections');
  expect(await rows.changed()).toEqual([]);
});

/** Refusals change nothing: all tests of a call share a website and a request, and the last one lets it in. */
describe.each(calls.map(call => [call.name, call] as const))('%s', (_, call) => {
  let kit: ConformanceKit;
  let request: ConformanceRequest;
  let client: TestClient;
  let visitor: TestClient;
  beforeAll(async () => {
    kit = await makeKit(server);
    client = await clientOf(call, kit);
    request = await requestOf(call, kit);
    visitor = await signInVisitor(server, kit.website, 'visitor@example.org');
  });

  it('is in OpenAPI', () => {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    expect(document.paths[path]?.[call.method.toLowerCase()]?.operationId).toBe(call.name);
  });

  itWhen(call.access !== 'public')('HTTP-3: is refused without the right, and nothing changes', async () => {
    const nobody = call.scope === 'platform' ? server.client() : server.client(kit.website);
    const powerless = demandedBy(call).length > 0 ? await memberWith(kit, powerlessRoles(call)) : null;
    await rows.changed();
    const refused = await sendCall(call, nobody, request);
    expect([refused.status, refused.body]).toMatchObject([401, { error: 'call.unauthorized' }]);
    const other = call.access === 'siteUser' ? kit.admin : visitor;
    if (call.scope === 'website') {
      const elsewhere = await sendCall(call, other, request);
      expect([elsewhere.status, elsewhere.body]).toMatchObject([401, { error: 'call.unauthorized' }]);
    }
    if (powerless !== null) {
      const forbidden = await sendCall(
        call,
        call.scope === 'platform' ? powerless.platform : powerless.here,
        request,
      );
      expect([forbidden.status, forbidden.body]).toMatchObject([403, { error: 'call.forbidden' }]);
    }
    expect(await rows.changed()).toEqual([]);
  });

  itWhen(namesSomething(call) && fixtures[call.name]?.namesNothing === undefined)(
    'TENANCY-9: ids of another website are not found, and nothing of it changes',
    async () => {
      const stranger = call.access === 'siteUser' ? foreign.siteUser : adminOf(call, foreign.kit);
      await rows.changed();
      const answer = await sendCall(call, stranger, request);
      expect(answer.status, answer.text).toBe(404);
      expect(await rows.changed(kit.website.id)).toEqual([]);
    },
  );

  itWhen(call.body !== undefined && call.upload !== true)(
    'HTTP-5: every wrong field of the body is named, and nothing changes',
    async () => {
      if (!call.body) return;
      const good = typeof request.body === 'object' && request.body !== null ? request.body : {};
      const wrong = wrongFields(call.body, good);
      if (Object.keys(wrong).length === 0) return;
      await rows.changed();
      const answer = await sendCall(call, client, {
        ...request,
        body: { ...good, ...wrong },
      });
      expect(answer.status, answer.text).toBe(400);
      const named = Object.keys((answer.body as { errors: object }).errors).map(path => path.split('.')[0]);
      expect(new Set(named)).toEqual(new Set(Object.keys(wrong)));
      expect(await rows.changed()).toEqual([]);
    },
  );

  itWhen(call.body !== undefined && call.upload !== true)(
    'HTTP-5: a body that is none is refused',
    async () => {
      const answer = await sendCall(call, client, { ...request, body: [] });
      expect(answer.status, answer.text).toBe(400);
    },
  );

  it('answers according to its contract', async () => {
    const answer = await sendCall(call, client, request);
    expectContract(call, answer);
    if (fixtures[call.name]) expect([200, 204], answer.text).toContain(answer.status);
  });
});

/** A test that does not apply to this call is left out, rather than skipped. */
function itWhen(isAbout: boolean): (title: string, test: () => Promise<void>) => void {
  return isAbout ? it : () => {};
}

function namesSomething(call: Call): boolean {
  return call.params !== undefined && fieldsOf(call.params).length > 0;
}

/** For each field a value that the contract does not accept. */
function wrongFields(schema: NonNullable<Call['body']>, good: object): Record<string, unknown> {
  const candidates = [{ wrong: [true] }, 'wrong\u0000', -1e15, [[]], null];
  const found = fieldsOf(schema).map(field => {
    const value = candidates.find(candidate => {
      const parsed = schema.safeParse({ ...good, [field]: candidate });
      return !parsed.success && parsed.error.issues.some(issue => issue.path[0] === field);
    });
    return [field, value] as const;
  });
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

it('every call that names an item of a website has a fixture that creates it', () => {
  const missing = calls.filter(call => namesSomething(call) && !fixtures[call.name]).map(call => call.name);
  expect(missing).toEqual([]);
});

it('no fixture is unused, no name and no address is given twice', () => {
  expect(Object.keys(fixtures).filter(name => !names.has(name))).toEqual([]);
  expect(names.size).toBe(calls.length);
  expect(new Set(calls.map(call => `${call.method} ${call.path}`)).size).toBe(calls.length);
});
