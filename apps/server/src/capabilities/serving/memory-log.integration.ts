import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServedSite, startServedSite } from '../../../test/served-site.ts';
import { createApp } from '../../app.ts';
import { createLog } from '../../log.ts';
import { watchServing } from './watched-serving.fixture.ts';

const serving = watchServing();
let site: ServedSite;
beforeAll(async () => {
  site = await startServedSite({ TRUSTED_PROXIES: '1' }, { capabilities: serving.capabilities });
});
afterAll(() => site?.server.stop());

it('HTTP-9, HTTP-12, SERVE-13: an answer from memory has its own id and its own line in the log, like any other', async () => {
  const lines: Record<string, unknown>[] = [];
  const destination = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const log = createLog({ LOG_LEVEL: 'info' }, destination);
  const services = { ...site.server.services, log };
  const app = await createApp(services, { capabilities: serving.capabilities, assetsDir: '/nowhere' });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const headers = { host: 'kiln.vitrine.test', 'x-forwarded-for': '198.51.100.7, 203.0.113.9' };
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }, answer => {
        answer.resume();
        answer.on('end', () => resolve(answer));
      });
      sent.on('error', reject);
      sent.end();
    });

  const hits = () =>
    [...serving.server().cache.byAddress].find(([key]) => key.endsWith('/about'))?.[1].hits ?? 0;
  const first = await ask('/about?crumb=hush');
  const answers = [first, await ask('/about'), await ask('/about')];
  expect(hits()).toBe(3);
  const ids = answers.map(answer => answer.headers['x-request-id']);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-z]{24}$/);
  const logged = () => lines.filter(line => line.msg === 'request');
  await expect.poll(() => logged().length).toBe(3);
  expect(new Set(logged().map(line => line.requestId))).toEqual(new Set(ids));
  for (const line of logged()) {
    expect(line).toMatchObject({
      method: 'GET',
      host: 'kiln.vitrine.test',
      path: '/about',
      status: 200,
      milliseconds: expect.any(Number),
      address: '203.0.113.9',
    });
  }
  expect(JSON.stringify(lines)).not.toContain('hush');
  await app.close();
});

it('HTTP-20: a second Host header is refused for a page in memory too', async () => {
  const app = await createApp(site.server.services, {
    capabilities: serving.capabilities,
    assetsDir: '/nowhere',
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ask = async (...hosts: string[]) => {
    const socket = connect(port, '127.0.0.1');
    const lines = ['GET /about HTTP/1.1', ...hosts.map(host => `Host: ${host}`), 'Connection: close', '', ''];
    socket.write(lines.join('\r\n'));
    return (await text(socket)).split('\r\n', 1)[0];
  };
  const { byAddress } = serving.server().cache;
  const hits = () => [...byAddress].find(([key]) => key.endsWith('/about'))?.[1].hits;
  for (let time = 0; time < 2; time += 1) expect(await ask('kiln.vitrine.test')).toBe('HTTP/1.1 200 OK');
  const before = hits();
  expect(before).toBeGreaterThan(0);
  expect(await ask('kiln.vitrine.test', 'evil.example')).toBe('HTTP/1.1 400 Bad Request');
  expect(await ask('kiln.vitrine.test', 'kiln.vitrine.test')).toBe('HTTP/1.1 400 Bad Request');
  expect(hits()).toBe(before);
  await app.close();
});
