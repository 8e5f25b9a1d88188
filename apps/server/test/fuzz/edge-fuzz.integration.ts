import type { Call } from '@vitrine/core/calls/define-call.ts';
import { filterNames } from '@vitrine/core/products/product-filters.ts';
import { areSlowTests } from '@vitrine/tools/slow-tests.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../../src/capabilities/checkout/shop.fixture.ts';
import { capabilities } from '../../src/capabilities.ts';
import { makeKit, requestOf } from '../conformance/call-kit.ts';
import type { ConformanceKit, ConformanceRequest } from '../conformance/conformance-fixture.ts';
import { fieldsOf } from '../conformance/sample-of-schema.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import type { TestClient } from '../test-client.ts';
import { atEdges, edgeNumbers, jsonOf, textsAtEdges } from './edge-values.ts';

const all = capabilities.flatMap(capability => capability.calls ?? []).map(bound => bound.call);
/** Every sixteenth in the gate. */
const calls = all.filter((_, at) => areSlowTests || at % 16 === 3);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** One field at an edge in each: of the path, the query, then the body. */
function* requestsOf(call: Call, good: ConformanceRequest): Generator<Sent> {
  for (const name of call.params ? fieldsOf(call.params) : [])
    for (const text of textsAtEdges(false)) yield { params: { ...good.params, [name]: text } };
  for (const name of call.query ? fieldsOf(call.query) : [])
    for (const text of textsAtEdges(true)) yield { query: { ...good.query, [name]: text } };
  if (call.body && good.payload === undefined)
    for (const body of atEdges(call.body, good.body)) yield { body };
}

function send(client: TestClient, call: Call, good: ConformanceRequest, sent: Sent) {
  const params = { ...good.params, ...sent.params };
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'none'));
  const search = new URLSearchParams({ ...good.query, ...sent.query }).toString();
  const body = sent.body ?? good.body;
  return client.send(call.method, search === '' ? path : `${path}?${search}`, {
    headers: { ...good.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: jsonOf(body) }),
  });
}

/** All calls and fields take minutes. */
const timeout = areSlowTests ? 1_800_000 : 90_000;

it('HTTP-23: no field of a call at an edge of its type is answered with a bug, nor is what was stored of it', {
  timeout,
}, async () => {
  const problems = new Set<string>();
  for (const call of calls) {
    let [kit, good] = await prepared(call);
    for (const sent of requestsOf(call, good)) {
      const admin = call.scope === 'platform' ? kit.platform : kit.admin;
      const answer = await send(admin, call, good, sent);
      if (answer.status >= 500)
        problems.add(`${answer.status} ${call.name} ${describe(sent, good)} → ${answer.text.slice(0, 160)}`);
      if (answer.status >= 400 || call.method === 'GET') continue;
      for (const problem of await readAgain(kit, call, good))
        problems.add(`${problem} after ${describe(sent, good)}`);
      [kit, good] = await prepared(call, kit);
    }
  }
  expect([...problems]).toEqual([]);
});

/** What the admin reads of the same noun. */
async function readAgain(
  kit: ConformanceKit,
  { name }: Call,
  { params = {} }: ConformanceRequest,
): Promise<string[]> {
  const noun = name.split('.')[0];
  const problems: string[] = [];
  for (const call of all) {
    const isOfNoun = call.method === 'GET' && call.name.split('.')[0] === noun && call.access !== 'siteUser';
    if (!isOfNoun || Object.keys(params).length < (call.params ? fieldsOf(call.params).length : 0)) continue;
    const client = call.scope === 'platform' ? kit.platform : kit.admin;
    const answer = await send(client, call, { params }, {});
    if (answer.status >= 500)
      problems.push(`${answer.status} ${call.name} → ${answer.text.slice(0, 160)} of ${name}`);
  }
  return problems;
}

async function prepared(call: Call, known?: ConformanceKit): Promise<[ConformanceKit, ConformanceRequest]> {
  if (known !== undefined && (await isStillIn(known))) {
    const good = await requestOf(call, known).catch(() => null);
    if (good !== null) return [known, good];
  }
  const kit = await makeKit(server);
  return [kit, await requestOf(call, kit)];
}

async function isStillIn({ admin, platform }: ConformanceKit): Promise<boolean> {
  for (const client of [admin, platform]) {
    const { body } = await client.get('/api/auth/account');
    if ((body as { account: unknown } | null)?.account == null) return false;
  }
  return true;
}

/** Only what differs from the valid request. */
function describe(sent: Sent, good: ConformanceRequest): string {
  if (sent.params) return `params ${JSON.stringify(sent.params)}`;
  if (sent.query) return `query ${JSON.stringify(sent.query)}`;
  return `body ${differing(sent.body, good.body)}`.slice(0, 300);
}

function differing(value: unknown, good: unknown): string {
  if (typeof value !== 'object' || value === null || typeof good !== 'object' || good === null)
    return jsonOf(value);
  const parts = Object.entries(value).filter(
    ([name, part]) => JSON.stringify(part) !== JSON.stringify((good as Record<string, unknown>)[name]),
  );
  return parts
    .map(([name, part]) => `${name}: ${differing(part, (good as Record<string, unknown>)[name])}`)
    .join(', ');
}

it('HTTP-23, FILTER-1: no page is answered with a bug, whatever number, day or text its address has', async () => {
  const shop = await TestShop.on(server);
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  await (await server.signIn(shop.website)).post('/api/publishing/revisions', {});
  const names = ['page', 'format', 'q', 'p', 'page_id', 'year', 'monthnum', ...filterNames];
  const addresses = textsAtEdges(true).flatMap(text => {
    const value = encodeURIComponent(text);
    return [
      ...names.flatMap(name => [`/shop?${name}=${value}`, `/search?q=bowl&${name}=${value}`]),
      `/shop/${value}`,
      `/checkout/order/${value}`,
      `/checkout?country=${value}`,
      `/checkout/donate?donatePageId=${value}&amount=${value}`,
      `/checkout/giftcard?${value}`,
      `/checkout/subscribe?variantId=${value}&quantity=${value}`,
      `/cart?quantity=${value}`,
    ];
  });
  const problems: string[] = [];
  for (const address of addresses.filter((_, at) => areSlowTests || at % 11 === 0)) {
    const { status } = await visitor.get(address, { accept: 'text/html' });
    if (status >= 500) problems.push(`${status} ${address}`);
  }
  for (const quantity of edgeNumbers) {
    const body = `variantId=${variants[0]}&quantity=${quantity}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await visitor.send('POST', '/cart/entries', { body, headers });
    if (status >= 500) problems.push(`${status} ${body}`);
  }
  expect(problems).toEqual([]);
});
