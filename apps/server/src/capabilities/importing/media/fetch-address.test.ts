import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchAddress } from './fetch-address.ts';
import { isPublicAddress } from './private-addresses.ts';

let server: Server;
let host: string;
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    if (request.url === '/file') reply.end('content');
    else if (request.url === '/moved') reply.writeHead(302, { location: '/file' }).end();
    else if (request.url === '/out') reply.writeHead(302, { location: 'http://[::1]:1/file' }).end();
    else if (request.url === '/ftp') reply.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (request.url === '/round') reply.writeHead(301, { location: '/round' }).end();
    else if (request.url === '/large')
      reply.writeHead(200, { 'content-length': '5000' }).end('x'.repeat(5000));
    else if (request.url !== '/silent') reply.writeHead(404).end();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, allowedHosts = [host]) =>
  fetchAddress(`http://${host}${path}`, { allowedHosts, maxBytes: 1000, answerMilliseconds: 300 });

describe('fetchAddress', () => {
  it('IMPORT-50: never contacts a host of a private network that is not allowed', async () => {
    asked = [];
    expect(await get('/file', [])).toMatchObject({ ok: false, isHostDown: true });
    const named = `http://localhost:${host.split(':')[1]}/file`;
    expect(await fetchAddress(named, { allowedHosts: [], maxBytes: 1000 })).toMatchObject({ ok: false });
    expect(await get('/out')).toMatchObject({ ok: false, why: { code: 'imports.privateHost' } });
    expect(asked).toEqual(['/out']);
  });

  it('IMPORT-50: supports only http and https', async () => {
    const options = { allowedHosts: [], maxBytes: 1 };
    for (const address of ['file:///etc/passwd', 'ftp://a.example/x', 'data:text/plain,x', 'nonsense']) {
      expect(await fetchAddress(address, options)).toMatchObject({ ok: false, isHostDown: false });
    }
    expect(await get('/ftp')).toMatchObject({ ok: false, isHostDown: false });
  });

  it('IMPORT-51: fetches what the operator allows, even through redirects, within limits', async () => {
    const fetched = await get('/moved');
    expect(fetched.ok && (await text(fetched.content))).toBe('content');
    expect(await get('/round')).toMatchObject({ ok: false, why: { code: 'imports.redirectedTooOften' } });
    expect(await get('/large')).toMatchObject({ ok: false, why: { code: 'imports.fileTooLarge' } });
    expect(await get('/gone')).toMatchObject({
      ok: false,
      why: { code: 'imports.answered', values: { status: 404 } },
      isHostDown: false,
    });
    expect(await get('/silent')).toMatchObject({
      ok: false,
      why: { code: 'imports.noAnswer' },
      isHostDown: true,
    });
  });
});

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1::1'])('IMPORT-50: %s is public', address => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('IMPORT-50: “%s” is not', address => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
