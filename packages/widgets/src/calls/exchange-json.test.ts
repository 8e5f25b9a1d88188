import { globSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messagesFor } from '../messages/messages.ts';
import { type Ask, type CallEvent, exchangeJson } from './exchange-json.ts';
import { failureMessage } from './failure-message.ts';
import { failureWords } from './failure-words.ts';

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
let events: CallEvent[];

beforeEach(async () => {
  vi.stubGlobal('location', { protocol: 'http:' });
  [heard, answers, kept, events, cookies] = [[], [], [], [], 'theme=dark; crumb=old%3D1; CART=abc'];
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
  announce: (event: CallEvent) => void events.push(event),
};
const add: Ask = { method: 'POST', path: '/api/x', body: { n: 1 } };
const ask = (given: Partial<Ask> = {}) =>
  exchangeJson({ ...add, ...given, path: `${origin}/api/x` }, { page });
const words = failureWords(messagesFor('en'));

async function said(...given: Answer[]): Promise<string> {
  heard = [];
  answers = given;
  const answer = await ask();
  return answer.ok ? '' : failureMessage(answer, '/api/x', words);
}

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
  expect(await said(stale, stale, stale)).toBe('Open too long.');
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

it('BROWSERCALL-2: the server’s message is shown, whatever its status, and an error as text only without a message', async () => {
  for (const status of [400, 401, 403, 404, 409, 413, 429, 500, 502, 503]) {
    expect(await said([status, { error: 'cart.tooFew', message: 'Only 2 left.' }])).toBe('Only 2 left.');
    expect(await said([status, { error: 'The card was refused.' }])).toBe('The card was refused.');
  }
  heard = [];
  answers = [[400, { message: 'Some fields.', errors: { email: 'Enter an address.' }, billingErrorCode: 7 }]];
  expect(await ask()).toMatchObject({
    ok: false,
    status: 400,
    body: { errors: { email: 'Enter an address.' }, billingErrorCode: 7 },
  });
});

it('BROWSERCALL-3: without a message from the server, the status has its own text, in every language', async () => {
  const cases: [number, string][] = [
    [401, 'Unauthorized request'],
    [403, 'Unauthorized request'],
    [500, 'Internal server error. Please try again later.'],
    [501, 'Internal server error. Please try again later.'],
    [503, 'This service is temporarily unavailable. Please try again later.'],
    [404, 'Unable to connect. Check your connection and try again.'],
    [418, 'Unable to connect. Check your connection and try again.'],
    [502, 'Unable to connect. Check your connection and try again.'],
  ];
  for (const [status, expected] of cases) {
    for (const body of ['<html>proxy</html>', '', {}, [], 'null']) {
      expect([status, await said([status, body])]).toEqual([status, expected]);
      expect(heard).toHaveLength(1);
    }
  }
  const german = failureWords(messagesFor('de'));
  heard = [];
  answers = [[503, '']];
  const answer = await ask();
  expect(answer.ok ? '' : failureMessage(answer, '/api/x', german)).toBe(
    'Dieser Dienst ist vorübergehend nicht verfügbar. Bitte versuchen Sie es später noch einmal.',
  );
});

it('BROWSERCALL-4: a success that is not JSON is an error that names its address and the parser’s message', async () => {
  expect(await said([200, '<html>$& $1</html>'])).toMatch(
    /^Internal Error: Unable to parse server response from \(\/api\/x\) as JSON: .*<html>\$& \$1/,
  );
  expect(heard).toHaveLength(1);
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

it('BROWSERCALL-6: a request cancelled by its caller ends immediately, is not sent again, and is not reported', async () => {
  const stop = new AbortController();
  answers = ['silence'];
  const waiting = ask({ method: 'GET', body: undefined, signal: stop.signal });
  await vi.waitUntil(() => heard.length === 1);
  stop.abort();
  const answer = await waiting;
  expect(answer).toMatchObject({ ok: false, failure: 'aborted' });
  expect(answer.ok ? null : failureMessage(answer, '/api/x', words)).toBe('');
  expect(heard).toHaveLength(1);
});

it('BROWSERCALL-7: the waiting time is reported, from header or body', async () => {
  answers = [[429, { message: 'Too often.' }, { 'Retry-After': '30' }]];
  expect(await ask()).toMatchObject({ status: 429, retryAfter: 30, message: 'Too often.' });
  heard = [];
  answers = [[429, { message: 'Too often.', retryAfter: 7 }]];
  expect(await ask()).toMatchObject({ retryAfter: 7 });
});

it('STUDIO-4, BROWSERCALL-8: an expired session and an account without access are announced on the document', async () => {
  await said([401, { error: 'call.unauthorized', message: 'Sign in.' }]);
  expect(events).toEqual(['vitrine:login-required']);
  await said([400, { message: 'Sign in.', loginRequired: true }]);
  await said([403, { message: 'No.', authorizationFail: true }]);
  expect(events).toEqual(['vitrine:login-required', 'vitrine:login-required', 'vitrine:authorization-fail']);
  await said([401, { error: 'accounts.wrongCredentials', message: 'Not right.' }]);
  expect(events).toHaveLength(3);
});

it('BROWSERCALL-9: a page is requested as text, sent like a form, with the crumb, and refused by the same rules', async () => {
  const form = new URLSearchParams({ country: 'DE', intent: 'update' });
  const asked = { method: 'POST', body: undefined, form, expects: 'page' } as const;
  answers = [
    [200, '<!doctype html><p>Drawn'],
    [429, { message: 'Too many requests.' }, { 'Retry-After': '7' }],
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
  expect(await ask(asked)).toMatchObject({ ok: false, message: 'Too many requests.', retryAfter: 7 });
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
