import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendJson } from './send-json.ts';

interface Sent {
  readonly path: string;
  readonly crumb: string;
  readonly body: unknown;
}

const sent: Sent[] = [];
let answers: (Response | Error)[] = [];
let jar = 'theme=dark; crumb=old%3D1; CART=abc';

const page = {
  get cookie() {
    return jar;
  },
  set cookie(line: string) {
    const pair = line.split(';')[0] ?? '';
    jar = jar.replace(/crumb=[^;]*/, pair);
  },
};

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const add = { method: 'POST', path: '/api/x', body: { n: 1 }, unreachable: 'Gone.' } as const;

beforeEach(() => {
  sent.length = 0;
  jar = 'theme=dark; crumb=old%3D1; CART=abc';
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('fetch', (path: string, request: { headers: Record<string, string>; body?: string }) => {
    sent.push({
      path,
      crumb: request.headers['X-CSRF-Token'] ?? '',
      body: request.body === undefined ? undefined : JSON.parse(request.body),
    });
    const answer = answers.shift() ?? new Error('no answer');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('sendJson', () => {
  it('BROWSERCALL-1: echoes the crumb of the cookie', async () => {
    answers = [json(200, { totalQuantity: 3 })];
    expect(await sendJson(add)).toEqual({ ok: true, body: { totalQuantity: 3 } });
    expect(sent).toEqual([{ path: '/api/x', crumb: 'old=1', body: { n: 1 } }]);
  });

  it('BROWSERCALL-1: stores a fresh crumb and sends once more', async () => {
    answers = [json(403, { crumbFail: true, crumb: 'new=2' }), json(200, { totalQuantity: 1 })];
    expect(await sendJson(add)).toEqual({ ok: true, body: { totalQuantity: 1 } });
    expect(sent.map(one => one.crumb)).toEqual(['old=1', 'new=2']);
  });

  it('BROWSERCALL-1, COOKIE-1: over HTTPS the crumb is kept under the name no neighbour can set', async () => {
    vi.stubGlobal('location', { protocol: 'https:' });
    const kept: string[] = [];
    vi.stubGlobal('document', {
      get cookie() {
        return 'crumb=planted; __Host-crumb=old';
      },
      set cookie(line: string) {
        kept.push(line);
      },
    });
    answers = [json(403, { crumbFail: true, crumb: 'new=2' }), json(200, {})];
    expect((await sendJson(add)).ok).toBe(true);
    expect(sent.map(one => one.crumb)).toEqual(['old', 'new=2']);
    expect(kept).toEqual(['__Host-crumb=new%3D2; Path=/; SameSite=Lax; Secure']);
  });

  it('BROWSERCALL-1: gives up after the second refusal', async () => {
    const refuse = () => json(403, { crumbFail: true, crumb: 'x', message: 'Open too long.' });
    answers = [refuse(), refuse(), refuse()];
    expect(await sendJson(add)).toEqual({ ok: false, message: 'Open too long.', errors: {} });
    expect(sent).toHaveLength(2);
  });

  it('BROWSERCALL-2: says the server’s own words, or that it was not reached', async () => {
    answers = [
      json(409, { message: 'Only 2 left.' }),
      new Response('<html>', { status: 502 }),
      new Error('off'),
    ];
    expect(await sendJson(add)).toEqual({ ok: false, message: 'Only 2 left.', errors: {} });
    expect(await sendJson(add)).toEqual({ ok: false, message: 'Gone.', errors: {} });
    expect(await sendJson(add)).toEqual({ ok: false, message: 'Gone.', errors: {} });
  });
});
