import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeCapability } from '../../test/calls.fixture.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { createApp } from '../app.ts';
import { capabilities } from '../capabilities.ts';
import { createLog } from '../log.ts';
import { newToken } from '../secrets/tokens.ts';

const all = [...capabilities, probeCapability];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ capabilities: all });
  await server.createWebsite({ subdomain: 'first', title: 'First' });
});
afterAll(() => server?.stop());

const ask = (host: string, path: string) =>
  server.app.inject({ method: 'GET', url: path, headers: { host, accept: 'application/json' } });

describe('health', () => {
  it('HTTP-10: both answer on any Host', async () => {
    expect((await ask('10.0.0.1:3000', '/healthz')).json()).toEqual({ status: 'ok' });
    expect((await ask('10.0.0.1:3000', '/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('HTTP-10: a pending migration makes it unready', async () => {
    const ahead = { name: 'ahead', migrations: { './migrations/0001-x.sql': 'SELECT 1' } };
    const app = await createApp(server.services, {
      capabilities: [...capabilities, ahead],
      assetsDir: '/nowhere',
    });
    const reply = await app.inject({ url: '/readyz', headers: { host: 'vitrine.test' } });
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({ status: 'unavailable', message: '1 migrations are not applied.' });
    await app.close();
  });

  it('HTTP-8 and HTTP-10: without the database calls answer 503 with Retry-After, and the process stays healthy', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const lost = { ...server.services.database, query: () => Promise.reject(away) };
    const app = await createApp(
      { ...server.services, database: lost },
      { capabilities: all, assetsDir: '/nowhere' },
    );
    const inject = (url: string) =>
      app.inject({ url, headers: { host: 'first.vitrine.test', accept: 'application/json' } });
    const reply = await inject('/api/probe-address');
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('5');
    expect(reply.json()).toMatchObject({ error: 'call.unavailable' });
    expect((await inject('/readyz')).statusCode).toBe(503);
    expect((await inject('/healthz')).statusCode).toBe(200);
    await app.close();
  });
});

describe('log', () => {
  it('HTTP-9: one line for each request with its id, without queries, cookies or secrets', async () => {
    const lines: string[] = [];
    const destination = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const log = createLog({ LOG_LEVEL: 'info' }, destination);
    const app = await createApp({ ...server.services, log }, { capabilities: all, assetsDir: '/nowhere' });
    const reply = await app.inject({
      url: '/api/probe-address?crumb=hush-1',
      headers: { host: 'first.vitrine.test', cookie: 'SS_SESSION_ID=hush-2', authorization: 'hush-3' },
    });
    log.info({ password: 'hush-4', body: { token: 'hush-5' } }, 'a mistake');
    await app.close();
    const request = lines.map(line => JSON.parse(line)).find(line => line.msg === 'request');
    expect(request).toMatchObject({
      requestId: reply.headers['x-request-id'],
      method: 'GET',
      host: 'first.vitrine.test',
      path: '/api/probe-address',
      status: 200,
      address: '127.0.0.1',
    });
    expect(lines.join('')).not.toContain('hush');
  });

  it('HTTP-21: tokens in paths and in the addresses of errors are cut to four letters, ids stay', async () => {
    const lines: string[] = [];
    const destination = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const log = createLog({ LOG_LEVEL: 'info' }, destination);
    const app = await createApp({ ...server.services, log }, { capabilities: all, assetsDir: '/nowhere' });
    const token = newToken();
    const id = newId();
    for (const url of [`/checkout/order/${token}`, `/api/${token}/x`, `/api/orders/${id}`])
      await app.inject({ url, headers: { host: 'first.vitrine.test' } });
    const cause = new Error(`no answer of https://bucket.example/${token}?X-Amz-Signature=hush`);
    log.error({
      error: Object.assign(new Error('broke', { cause }), { input: `https://a.example/${token}` }),
    });
    await app.close();
    const paths = lines.map(line => JSON.parse(line)).flatMap(line => (line.path ? [line.path] : []));
    const short = `${token.slice(0, 4)}…`;
    expect(paths).toEqual([`/checkout/order/${short}`, `/api/${short}/x`, `/api/orders/${id}`]);
    expect(lines.join('')).toContain(`https://bucket.example/${short}?…`);
    expect(lines.join('')).not.toContain(token);
    expect(lines.join('')).not.toContain('hush');
  });
});

describe('uploads', () => {
  async function upload(fileName: string, content: string) {
    const form = new FormData();
    form.append('folder', 'pots');
    form.append('file', new File([content], fileName));
    const body = new Response(form);
    return server.app.inject({
      method: 'POST',
      url: '/api/probe-upload',
      headers: { host: 'first.vitrine.test', 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    });
  }

  it('HTTP-16: the file is streamed, with the fields before it', async () => {
    const reply = await upload('pot.txt', 'x'.repeat(3_000_000));
    expect(reply.json()).toEqual({ fileName: 'pot.txt', bytes: 3_000_000, fields: { folder: 'pots' } });
  });

  it('HTTP-16: a file that the verb leaves unread blocks nothing, and a missing one is named', async () => {
    expect((await upload('ignored.txt', 'x'.repeat(3_000_000))).statusCode).toBe(409);
    const none = await server.app.inject({
      method: 'POST',
      url: '/api/probe-upload',
      headers: { host: 'first.vitrine.test', 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(none.json()).toMatchObject({
      error: 'call.invalid',
      errors: { file: 'Must be a form with one complete file.' },
    });
  });
});

describe('HTTP-15: a slow client', () => {
  it.each([
    ['sends nothing', ''],
    ['stops in the headers', 'GET /healthz HTTP/1.1\r\nHost: vitr'],
    [
      'stops in the body',
      'POST /api/probe/1 HTTP/1.1\r\nHost: vitrine.test\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
    ],
  ])('that %s is disconnected', async (_what, bytes) => {
    const app = await createApp(server.services, {
      capabilities: all,
      assetsDir: '/nowhere',
      idleMilliseconds: 100,
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(bytes);
    socket.resume();
    await once(socket, 'close');
    await app.close();
  });
});

describe('development', () => {
  const pageOf = async (NODE_ENV: 'development' | 'production') => {
    const configuration = { ...server.configuration, NODE_ENV };
    const app = await createApp(
      { ...server.services, configuration },
      { capabilities: all, assetsDir: '/nowhere' },
    );
    const inject = (url: string) =>
      app.inject({ url, headers: { host: 'vitrine.test', accept: 'text/html' } });
    const answers = { page: await inject('/config'), script: await inject('/_dev/reload.js') };
    await app.close();
    return answers;
  };

  it('BUILD-2: pages wait for the server to come back, only in development', async () => {
    const development = await pageOf('development');
    expect(development.page.body).toContain('<script type="module" src="/_dev/reload.js"></script></head>');
    expect(development.script.body).toContain("new EventSource('/_dev/events')");
    const production = await pageOf('production');
    expect(production.page.body).not.toContain('_dev');
    expect(production.script.body).not.toContain('EventSource');
  });
});
