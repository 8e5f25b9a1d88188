import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { probeCapability } from '../../test/calls.fixture.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { createApp } from '../app.ts';
import { capabilities } from '../capabilities.ts';
import type { Capability } from '../capability.ts';

/** Takes three times as long as a body may. */
const slowVerb: Capability = {
  name: 'slow-verb',
  routes: app => {
    app.post('/slow-verb', async request => {
      await new Promise(resolve => setTimeout(resolve, 600));
      return { given: request.body };
    });
  },
};
const all = [...capabilities, probeCapability, slowVerb];
let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  server = await startTestServer({ capabilities: all });
  app = await createApp(server.services, {
    capabilities: all,
    assetsDir: '/nowhere',
    paces: {
      body: { graceMilliseconds: 200, minRate: 5000, maxMilliseconds: 60_000 },
      upload: { graceMilliseconds: 200, minRate: 1, maxMilliseconds: 60_000 },
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app?.close();
  await server?.stop();
});

interface Sent {
  readonly path: string;
  readonly type: string;
  readonly length: number;
}

/** A connection that has sent its headers, and its answer until it closes. */
function begin({ path, type, length }: Sent, at = app): { socket: Socket; answer: Promise<string> } {
  const socket = connect((at.server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  socket.on('data', chunk => {
    said += String(chunk);
  });
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: vitrine.test\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  return { socket, answer: new Promise(settle => socket.once('close', () => settle(said))) };
}

/** Sends a byte now and then until there is an answer or the text ends. */
async function drip(socket: Socket, text: string): Promise<void> {
  for (const letter of text) {
    if (socket.destroyed || socket.bytesRead > 0) return;
    socket.write(letter);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

const slow = ' '.repeat(100_000);

it.each([
  ['JSON', '/api/probe/1', 'application/json'],
  ['a form', '/cart/entries', 'application/x-www-form-urlencoded'],
  ['a body where none is wanted', '/nowhere', 'application/json'],
])('HTTP-22: %s that drips is ended with 408', async (_, path, type) => {
  const { socket, answer } = begin({ path, type, length: slow.length });
  void drip(socket, slow);
  expect(await answer).toMatch(/^HTTP\/1.1 (408|404|415) /);
});

it('HTTP-22: the answer says so, and the connection ends with it', async () => {
  const { socket, answer } = begin({ path: '/api/probe/1', type: 'application/json', length: slow.length });
  void drip(socket, slow);
  const said = await answer;
  expect(said).toContain('HTTP/1.1 408');
  expect(said.toLowerCase()).toContain('connection: close');
  expect(said).toContain('"error":"call.tooSlow"');
});

it('HTTP-22: a verb that takes long does not count against the client', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/slow-verb',
    headers: { host: 'vitrine.test' },
    payload: { name: 'bowl' },
  });
  expect(answer.json()).toEqual({ given: { name: 'bowl' } });
  const body = '{"name":"bowl"}';
  const { socket } = begin({ path: '/slow-verb', type: 'application/json', length: body.length });
  const answered = once(socket, 'data');
  socket.write(body);
  expect(String((await answered)[0])).toContain('HTTP/1.1 200');
  socket.destroy();
});

it('HTTP-22: data that arrives while the server is blocked is in time', async () => {
  const body = JSON.stringify({ name: 'bowl', parts: [] });
  const heard = once(app.server, 'request');
  const { socket } = begin({ path: '/api/probe/1', type: 'application/json', length: body.length });
  await heard;
  const answered = once(socket, 'data');
  socket.write(body);
  for (const since = performance.now(); performance.now() - since < 600; );
  expect(String((await answered)[0])).toContain('HTTP/1.1 200');
  socket.destroy();
});

it('HTTP-22: a body that arrives in time passes, and the connection stays open for the next', async () => {
  const body = JSON.stringify({ name: 'bowl', parts: [] });
  const { socket } = begin({ path: '/api/probe/1', type: 'application/json', length: body.length });
  socket.write(body);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('HTTP/1.1 200');
  socket.write('GET /healthz HTTP/1.1\r\nHost: vitrine.test\r\n\r\n');
  const [next] = await once(socket, 'data');
  expect(String(next)).toContain('HTTP/1.1 200');
  socket.destroy();
});

const head =
  '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n';
const upload = { path: '/api/probe-upload', type: 'multipart/form-data; boundary=edge' };

it('HTTP-22: an upload may be slower than other bodies', async () => {
  const file = 'x'.repeat(40);
  const end = '\r\n--edge--\r\n';
  const { socket } = begin({ ...upload, length: head.length + file.length + end.length });
  socket.write(head);
  await drip(socket, file);
  const answered = once(socket, 'data');
  socket.write(end);
  const [answer] = await answered;
  expect(String(answer)).toContain('"bytes":40');
  socket.destroy();
});

it('HTTP-22: a body that keeps its pace for too long is also ended', async () => {
  const steady = await createApp(server.services, {
    capabilities: all,
    assetsDir: '/nowhere',
    paces: {
      body: { graceMilliseconds: 100, minRate: 1, maxMilliseconds: 400 },
      upload: { graceMilliseconds: 100, minRate: 1, maxMilliseconds: 60_000 },
    },
  });
  await steady.listen({ port: 0, host: '127.0.0.1' });
  const { socket, answer } = begin(
    { path: '/api/probe/1', type: 'application/json', length: slow.length },
    steady,
  );
  void drip(socket, slow.slice(0, 1000));
  expect(await answer).toContain('HTTP/1.1 408');
  await steady.close();
});

it('HTTP-22: an upload that stops is also ended', async () => {
  const { answer } = begin({ ...upload, length: 1_000_000 });
  expect(await answer).toContain('HTTP/1.1 408');
});
