import type { Call } from '@vitrine/core/calls/define-call.ts';
import { expressCalls } from '@vitrine/core/checkout/express.calls.ts';
import { areSlowTests, roundsOf } from '@vitrine/tools/slow-tests.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { capabilities } from '../../src/capabilities.ts';
import { makeKit, requestOf } from '../conformance/call-kit.ts';
import type { ConformanceKit, ConformanceRequest } from '../conformance/conformance-fixture.ts';
import { fieldsOf } from '../conformance/sample-of-schema.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import type { TestClient } from '../test-client.ts';
import { type RowWatch, watchRows } from '../watch-rows.ts';
import {
  bodyTypes,
  type Chance,
  chanceFrom,
  hostileText,
  oneOf,
  spoiled,
  strangeBodies,
} from './hostile-values.ts';

/** `FUZZ_SEED=2` tries other requests. */
const seed = Number(process.env.FUZZ_SEED ?? 1);
const runs = Number(process.env.FUZZ_RUNS ?? roundsOf(5));
/** Every eighth in the gate. */
const calls = capabilities
  .flatMap(capability => capability.calls ?? [])
  .map(bound => bound.call)
  .filter((_, at) => areSlowTests || at % 8 === 0);

let server: TestServer;
let rows: RowWatch;
beforeAll(async () => {
  server = await startTestServer();
  rows = await watchRows(server);
});
afterAll(() => server?.stop());

interface Sent {
  readonly method: Call['method'] | 'HEAD';
  readonly path: string;
  readonly body?: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const json = { 'content-type': 'application/json' };

/** An invalid request: a valid one with a damaged address, query or body. */
function hostile(chance: Chance, call: Call, good: ConformanceRequest): Sent {
  const isAddressSpoiled = call.params !== undefined && chance() < 0.2;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    isAddressSpoiled ? addressPart(chance) : encodeURIComponent(good.params?.[name] ?? 'none'),
  );
  const search = chance() < 0.25 ? `?${queryOf(chance, call)}` : '';
  return { method: call.method, path: path + search, ...bodyOf(chance, call, good) };
}

function addressPart(chance: Chance): string {
  const part = chance() < 0.3 ? oneOf(chance, ['%', '%00', '%ud800', '%E0%A4%A', '..', '%2e%2e%2f']) : '';
  return part === '' ? encodeURIComponent(hostileText(chance).toWellFormed()).slice(0, 2000) || '%20' : part;
}

function queryOf(chance: Chance, call: Call): string {
  const names = [...(call.query ? fieldsOf(call.query) : []), 'crumb', '__proto__', 'a[b]', 'page'];
  const pairs = Array.from({ length: 1 + Math.floor(chance() * 4) }, () => {
    const value = hostileText(chance).slice(0, 3000);
    return `${oneOf(chance, names)}=${chance() < 0.1 ? '%' : encodeURIComponent(value.toWellFormed())}`;
  });
  return pairs.join('&');
}

function bodyOf(chance: Chance, call: Call, good: ConformanceRequest): Pick<Sent, 'body' | 'headers'> {
  const headers = { ...good.headers };
  if (call.method === 'GET' && chance() < 0.9) return { headers };
  if (good.payload && chance() < 0.5) {
    const { bytes, contentType } = good.payload;
    const cut = bytes.subarray(0, Math.floor(chance() * bytes.length));
    return { headers: { ...headers, 'content-type': contentType }, body: cut };
  }
  if (chance() < 0.2 || call.upload) {
    return {
      headers: { ...headers, 'content-type': oneOf(chance, bodyTypes) },
      body: oneOf(chance, strangeBodies),
    };
  }
  return { headers: { ...headers, ...json }, body: JSON.stringify(spoiled(chance, good.body ?? {})) };
}

const send = (client: TestClient, { method, path, ...rest }: Sent) => client.send(method, path, rest);

/** The table where a call keeps what it refused; a refused sign-in is kept in the audit log. */
const keptRefusals = new Map([[expressCalls.place.path as string, 'carts']]);

const problems: string[] = [];
const counts = { sent: 0, refused: 0, taken: 0 };

/** Sends it and records violations: an answer caused by a bug, or, if it is judged, a refusal that left something. */
async function look(client: TestClient, request: Sent, { isJudged }: { isJudged: boolean }): Promise<void> {
  if (isJudged) await rows.changed();
  const answer = await send(client, request);
  const said = `${answer.status} ${request.method} ${request.path.slice(0, 200)} ${JSON.stringify(request.headers)} ${String(request.body ?? '').slice(0, 600)}`;
  counts.sent += 1;
  if (answer.status >= 500) problems.push(`${said} → ${answer.text.slice(0, 200)}`);
  const isRefused = answer.status >= 400;
  counts[isRefused ? 'refused' : 'taken'] += 1;
  if (!isJudged || !isRefused) return;
  const kept = answer.status === 401 ? 'audit_log' : keptRefusals.get(request.path.split('?', 1)[0] ?? '');
  const changed = (await rows.changed()).filter(table => table !== kept);
  if (changed.length > 0) problems.push(`${said} changed ${changed.join(', ')}`);
}

const isStillIn = async ({ admin, platform }: ConformanceKit) => {
  for (const client of [admin, platform]) {
    const { body } = await client.get('/api/auth/account');
    if ((body as { account: unknown } | null)?.account == null) return false;
  }
  return true;
};

/** Routes besides calls: forms, pages and files of a website, with parts of their addresses and fields in braces. */
const forms: readonly { path: string; fields: readonly string[] }[] = [
  { path: '/cart/entries', fields: ['variantId', 'quantity', 'back'] },
  { path: '/cart/entries/{id}', fields: ['quantity', 'remove'] },
  {
    path: '/checkout',
    fields: [
      'email',
      'name',
      'line1',
      'city',
      'postalCode',
      'country',
      'shippingOptionId',
      'method',
      'attempt',
    ],
  },
  { path: '/_unlock?page={id}', fields: ['password'] },
];
const reads = [
  '/{id}',
  '/shop/{id}',
  '/shop/category/{id}?page={id}',
  '/search?q={id}&page={id}',
  '/cart?{id}',
  '/checkout?country={id}',
  '/checkout/order/{id}',
  '/checkout/return/{id}',
  '/payments/{id}',
  '/media/{id}/{id}',
  '/s/{id}/{id}',
  '/_code/{id}?key={id}',
  '/_assets/{id}',
  '/_assets/fonts/{id}',
  '/config/enter?ticket={id}',
  '/?format={id}',
  '/?p={id}',
  '/{id}?preview=draft',
  '/api/{id}',
];

it('HTTP-23: no form, page or file answers with a bug, whatever its address, fields and headers', async () => {
  const chance = chanceFrom(seed);
  const { admin, website } = await makeKit(server);
  await admin.post('/api/collections', { type: 10, title: 'Home' });
  await admin.post('/api/publishing/revisions', {});
  const visitor = server.client(website);
  const address = (path: string) => path.replace(/\{id\}/g, () => addressPart(chance));
  for (let run = 0; run < 2 * runs; run += 1) {
    for (const { path, fields } of forms) {
      const pairs = fields.map(name => [name, hostileText(chance).toWellFormed()]);
      const isForm = chance() < 0.8;
      const text = new URLSearchParams(pairs).toString();
      const body = isForm
        ? text.replaceAll('=', () => oneOf(chance, ['=', '=', '=', '[]=', '[a]=', '&']))
        : oneOf(chance, strangeBodies);
      const type = isForm ? 'application/x-www-form-urlencoded' : oneOf(chance, bodyTypes);
      const headers = { ...headersOf(chance), 'content-type': type };
      await look(visitor, { method: 'POST', path: address(path), body, headers }, { isJudged: true });
    }
    for (const path of reads) {
      const method = chance() < 0.9 ? ('GET' as const) : ('HEAD' as const);
      await look(visitor, { method, path: address(path), headers: headersOf(chance) }, { isJudged: false });
    }
  }
  expect((await visitor.get('/')).status).toBe(200);
  expect(problems).toEqual([]);
});

const headerNames = [
  'accept',
  'accept-language',
  'accept-encoding',
  'range',
  'if-none-match',
  'if-modified-since',
  'cookie',
  'referer',
  'origin',
  'save-data',
  'sec-fetch-dest',
  'x-csrf-token',
  'x-forwarded-for',
  'x-forwarded-host',
  'idempotency-key',
  'user-agent',
];
const headerValues = [
  '',
  '*',
  ',',
  ';',
  ';;q=0',
  'bytes=0-',
  'bytes=-',
  'bytes=9-1',
  'bytes=0-0,1-1',
  'W/"',
  'null',
  'CART=%',
  'CART=a; CART=b',
  'CART=__proto__',
  'SS_SESSION_ID=%00',
  'crumb=é',
  'z'.repeat(3000),
  '\u00ff',
  'br;q=',
  'Mon, 99 Foo 9999',
  '1.2.3.4, ::1%',
  '-1',
  '1e999',
];

function headersOf(chance: Chance): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: Math.floor(chance() * 4) }, () => [
      oneOf(chance, headerNames),
      oneOf(chance, headerValues),
    ]),
  );
}

it('HTTP-23: no call answers with a bug, and a refusal changes nothing', async () => {
  const chance = chanceFrom(seed);
  let kit = await makeKit(server);
  let powerless = await server.signIn(kit.website, 'none');
  for (const call of calls) {
    let good = await requestOf(call, kit).catch(() => null);
    if (good === null || !(await isStillIn(kit))) {
      kit = await makeKit(server);
      powerless = await server.signIn(kit.website, 'none');
      good = await requestOf(call, kit);
    }
    const nobody = call.scope === 'platform' ? server.client() : server.client(kit.website);
    const admin = call.scope === 'platform' ? kit.platform : kit.admin;
    for (let run = 0; run < runs; run += 1) {
      const client = run % 4 === 3 ? (run % 8 === 3 ? nobody : powerless) : admin;
      const isJudged = client === admin || call.access !== 'public';
      await look(client, hostile(chance, call, good), { isJudged });
    }
  }
  expect((await server.client().get('/healthz')).status).toBe(200);
  console.info(`Seed ${seed}: ${JSON.stringify(counts)}`);
  expect(problems).toEqual([]);
});
