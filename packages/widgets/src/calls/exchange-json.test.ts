import { globSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Ask, exchangeJson } from './exchange-json.ts';

/** The requests to the server and its answers, in order; then the connection closes. */
interface Heard {
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
type Answer =
  | readonly [status: number, body: unknown, headers?: Record<string, string>]
  | 'hangUp'
  | 'silence';

let server: Server;
let origin: string;
let heard: Heard[];
let answers: Answer[];
let cookies: string;
let kept: string[];

beforeEach(async () => {
  vi.stubGlobal('location', { protocol: 'http:' });
  [heard, answers, kept, cookies] = [[], [], [], 'theme=dark; crumb=old%3D1; CART=abc'];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    heard.push({
      method: request.method ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    const answer = answers[heard.length - 1] ?? 'hangUp';
    if (answer === 'hangUp') return request.socket.destroy();
    if (answer === 'silence') return;
    const [status, body, headers = {}] = answer;
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise(resolve => server.close(resolve));
});

const page = {
  readCookies: () => cookies,
  writeCookie: (cookie: string) => void kept.push(cookie),
  announce: () => undefined,
};
const add: Ask = { method: 'POST', path: '/api/x', body: { n: 1 } };
const ask = (given: Partial<Ask> = {}) =>
  exchangeJson({ ...add, ...given, path: `${origin}/api/x` }, { page });
it('BROWSERCALL-10: a call outlives its page if it should, and is short enough for that', async () => {
  const kept: unknown[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    kept.push(init.keepalive);
    return fetch(path, { ...init, keepalive: false });
  });
  answers = [
    [200, {}],
    [200, {}],
    [200, {}],
    [200, {}],
  ];
  await ask();
  await ask({ outlivesPage: true });
  await ask({ outlivesPage: true, body: undefined, form: new URLSearchParams({ quantity: '2' }) });
  await ask({ outlivesPage: true, body: { answer: 'x'.repeat(60_000) } });
  expect(kept).toEqual([false, true, true, false]);
  expect(heard.map(({ body }) => body.length)).toEqual([7, 7, 10, 60_013]);
});

it('BROWSERCALL-1: a change sends the crumb of the cookie, a query does not', async () => {
  answers = [
    [200, { n: 3 }],
    [204, ''],
    [200, { n: 4 }],
  ];
  expect(await ask()).toEqual({ ok: true, body: { n: 3 } });
  expect(await ask({ method: 'DELETE', body: undefined })).toEqual({ ok: true, body: null });
  expect(await ask({ method: 'GET', body: undefined, headers: { 'Accept-Language': 'de' } })).toMatchObject({
    ok: true,
  });
  expect(
    heard.map(({ method, headers, body }) => [
      method,
      headers['x-csrf-token'],
      headers['content-type'],
      body,
    ]),
  ).toEqual([
    ['POST', 'old=1', 'application/json', '{"n":1}'],
    ['DELETE', 'old=1', undefined, ''],
    ['GET', undefined, undefined, ''],
  ]);
  expect(heard[2]?.headers).toMatchObject({ accept: 'application/json', 'accept-language': 'de' });
});

it('BROWSERCALL-1: an expired crumb is replaced and the call sent once more, never a third time', async () => {
  const stale: Answer = [
    403,
    { error: 'call.crumb', message: 'Open too long.', crumbFail: true, crumb: 'new=2' },
  ];
  answers = [stale, [200, { n: 1 }]];
  expect(await ask()).toEqual({ ok: true, body: { n: 1 } });
  expect(heard.map(({ headers }) => headers['x-csrf-token'])).toEqual(['old=1', 'new=2']);
  expect(kept).toEqual(['crumb=new%3D2; Path=/; SameSite=Lax']);
  heard = [];
  answers = [stale, stale, stale];
  expect(await ask()).toMatchObject({ ok: false, message: 'Open too long.' });
  expect(heard).toHaveLength(2);
});

it('BROWSERCALL-1, COOKIE-1: over HTTPS the crumb has the name that no neighbouring host can set', async () => {
  vi.stubGlobal('location', { protocol: 'https:' });
  cookies = 'crumb=planted; __Host-crumb=old';
  answers = [
    [403, { crumbFail: true, crumb: 'new=2' }],
    [200, {}],
  ];
  expect((await ask()).ok).toBe(true);
  expect(heard.map(({ headers }) => headers['x-csrf-token'])).toEqual(['old', 'new=2']);
  expect(kept).toEqual(['__Host-crumb=new%3D2; Path=/; SameSite=Lax; Secure']);
});

it('BROWSERCALL-5: a repeatable request is sent at most three times more if there is no readable answer', async () => {
  for (const given of [
    { method: 'GET', body: undefined },
    { method: 'PUT' },
    { method: 'DELETE', body: undefined },
    { method: 'POST', idempotencyKey: 'once' },
  ] as const) {
    heard = [];
    answers = ['hangUp', [502, '<html>'], 'hangUp', [200, { n: 1 }]];
    expect(await ask(given)).toEqual({ ok: true, body: { n: 1 } });
    expect(heard).toHaveLength(4);
    heard = [];
    answers = [];
    expect(await ask(given)).toMatchObject({ ok: false, status: 0, failure: 'unreachable' });
    expect(heard).toHaveLength(4);
  }
  expect(heard.map(({ headers }) => headers['idempotency-key'])).toEqual(['once', 'once', 'once', 'once']);
});

it('BROWSERCALL-5: a request that must not run twice, or that the server has answered, is sent once', async () => {
  for (const method of ['POST', 'PATCH'] as const) {
    heard = [];
    expect(await ask({ method })).toMatchObject({ ok: false, failure: 'unreachable' });
    expect(heard).toHaveLength(1);
  }
  for (const answer of [
    [404, { message: 'Gone.' }],
    [500, ''],
    [503, ''],
    [401, ''],
    [200, 'x'],
  ] as Answer[]) {
    heard = [];
    answers = [answer, [200, {}]];
    expect((await ask({ method: 'GET', body: undefined })).ok).toBe(false);
    expect(heard).toHaveLength(1);
  }
});

it('BROWSERCALL-6: a timeout is reported, and the request is not sent again', async () => {
  answers = ['silence', 'silence'];
  expect(await ask({ method: 'GET', body: undefined, seconds: 0.2 })).toMatchObject({
    ok: false,
    status: 0,
    failure: 'unreachable',
  });
  expect(heard).toHaveLength(1);
});

it('BROWSERCALL-6: a request cancelled before it is sent is never sent', async () => {
  let sent = 0;
  const transport = async () => {
    sent += 1;
    return { status: 200, text: '{}' };
  };
  const answer = await exchangeJson({ ...add, signal: AbortSignal.abort() }, { page, transport });
  expect([answer, sent]).toMatchObject([{ ok: false, failure: 'aborted' }, 0]);
});

it('BROWSERCALL-9: a page is requested as text, sent like a form, with the crumb, and refused by the same rules', async () => {
  const form = new URLSearchParams({ country: 'DE', intent: 'update' });
  const asked = { method: 'POST', body: undefined, form, expects: 'page' } as const;
  answers = [
    [200, '<!doctype html><p>Drawn'],
    [429, { message: 'Too many requests.' }],
    [503, '<p>Down'],
    'hangUp',
  ];
  expect(await ask(asked)).toEqual({ ok: true, body: '<!doctype html><p>Drawn' });
  expect(heard[0]).toMatchObject({
    method: 'POST',
    body: 'country=DE&intent=update',
    headers: { accept: 'text/html', 'x-csrf-token': 'old=1' },
  });
  expect(heard[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded');
  expect(await ask(asked)).toMatchObject({ ok: false, message: 'Too many requests.' });
  expect(await ask(asked)).toMatchObject({ ok: false, failure: 'unavailable' });
  expect(await ask(asked)).toMatchObject({ ok: false, failure: 'unreachable' });
  // A form is sent once.
  expect(heard).toHaveLength(4);
});

it('BROWSERCALL-9: visitors’ pages and the studio send requests only through this layer', () => {
  const root = join(import.meta.dirname, '../../../..');
  const past = globSync('{packages,apps/studio}/*/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
    .filter(path => !/\.test\.|\.journey\.|\/testing\//.test(path))
    .filter(path => /(?<![\w.])fetch\(|new XMLHttpRequest/.test(readFileSync(join(root, path), 'utf8')));
  expect(past.toSorted()).toEqual([
    // Measures the progress of an upload; it is a transport of this layer.
    'apps/studio/src/api/upload-file.ts',
    'packages/widgets/src/calls/exchange-json.ts',
    // Tiles from another server.
    'packages/widgets/src/map/vector-layer.ts',
  ]);
});
