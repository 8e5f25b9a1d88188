import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { createApp } from '../app.ts';
import { capabilities } from '../capabilities.ts';

const script = `console.log(${JSON.stringify('x'.repeat(5000))});`;
let server: TestServer;
let app: Awaited<ReturnType<typeof createApp>>;

beforeAll(async () => {
  server = await startTestServer();
  await server.createWebsite({ subdomain: 'site' });
  const dist = join(server.dataDir, 'built');
  await mkdir(join(dist, 'studio', '.vite'), { recursive: true });
  await mkdir(join(dist, 'studio', 'assets'), { recursive: true });
  await mkdir(join(dist, 'server'), { recursive: true });
  await writeFile(join(dist, 'server', 'main.js'), 'never served');
  await writeFile(join(dist, 'studio', 'assets', 'main-Ab3_dE-9.js'), script);
  await writeFile(join(dist, 'studio', 'assets', 'icon.png'), 'bytes');
  const manifest = {
    'src/main.tsx': {
      file: 'assets/main-Ab3_dE-9.js',
      css: ['assets/main-12345678.css'],
      imports: ['_parts.js'],
    },
    '_parts.js': { file: 'assets/parts-87654321.js', css: ['assets/parts-12345678.css'] },
  };
  await writeFile(join(dist, 'studio', '.vite', 'manifest.json'), JSON.stringify(manifest));
  app = await createApp(server.services, { capabilities, assetsDir: dist });
});
afterAll(async () => {
  await app?.close();
  await server?.stop();
});

const get = (url: string, headers: Record<string, string> = {}, host = 'site.vitrine.test') =>
  app.inject({ url, headers: { host, ...headers } });

describe('files', () => {
  it('STATIC-1: only built files are served', async () => {
    expect((await get('/_assets/studio/assets/icon.png')).body).toBe('bytes');
    for (const path of [
      '/_assets/studio/.vite/manifest.json',
      '/_assets/server/main.js',
      '/_assets/studio/../server/main.js',
      '/_assets/studio/%2e%2e/server/main.js',
      '/_assets/studio/..%2fserver/main.js',
      '/_assets/studio/assets/missing-12345678.js',
      '/_assets/studio',
      '/_assets/',
    ]) {
      expect((await get(path, { accept: 'text/html' })).statusCode, path).toBe(404);
    }
  });

  it('STATIC-2: a name derived from the content is cached for a year, any other is revalidated', async () => {
    const hashed = await get('/_assets/studio/assets/main-Ab3_dE-9.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await get('/_assets/studio/assets/icon.png')).headers['cache-control']).toBe('no-cache');
  });

  it('STATIC-3: compressed as the browser accepts', async () => {
    const path = '/_assets/studio/assets/main-Ab3_dE-9.js';
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
    const gzip = await get(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
    const plain = await get(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(script);
    const picture = await get('/_assets/studio/assets/icon.png', { 'accept-encoding': 'br' });
    expect(picture.headers['content-encoding']).toBeUndefined();
  });
});

describe('the studio’s page', () => {
  it.each([
    ['/config', 'site.vitrine.test'],
    ['/config/pages/0abc', 'site.vitrine.test'],
    ['/', 'vitrine.test'],
    ['/sign-in', 'vitrine.test'],
    ['/config', 'vitrine.test'],
  ])('SHELL-1: %s on %s is the studio', async (path, host) => {
    const page = await get(path, { accept: 'text/html' }, host);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(
      '<script type="module" src="/_assets/studio/assets/main-Ab3_dE-9.js"></script>',
    );
    expect(page.body).toContain('<link rel="stylesheet" href="/_assets/studio/assets/main-12345678.css">');
    expect(page.body).toContain('<link rel="stylesheet" href="/_assets/studio/assets/parts-12345678.css">');
    expect(page.body).toContain('<link rel="modulepreload" href="/_assets/studio/assets/parts-87654321.js">');
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('SHELL-1: missing calls and files still answer 404', async () => {
    for (const path of ['/api/nothing', '/_assets/studio/nothing.js']) {
      expect((await get(path, { accept: 'text/html' }, 'vitrine.test')).statusCode, path).toBe(404);
    }
    expect(
      (await app.inject({ method: 'POST', url: '/sign-in', headers: { host: 'vitrine.test' } })).statusCode,
    ).toBe(404);
    expect((await get('/config', { accept: 'text/html' }, 'nobody.vitrine.test')).statusCode).toBe(404);
  });

  it('SHELL-2: no inline script, a fresh nonce for styles, framed only by itself', async () => {
    const pages = [
      await get('/config', { accept: 'text/html' }),
      await get('/config', { accept: 'text/html' }),
    ];
    const policies = pages.map(page => String(page.headers['content-security-policy']));
    for (const policy of policies) {
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'nonce-");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    }
    expect(policies[0]).not.toBe(policies[1]);
    const nonce = /'nonce-([^']+)'/.exec(policies[0] ?? '')?.[1];
    expect(pages[0]?.body).toContain(`nonce="${nonce}"`);
  });

  it('SHELL-1: a missing build of the studio is reported', async () => {
    const bare = await createApp(server.services, { capabilities, assetsDir: '/nowhere' });
    const page = await bare.inject({
      url: '/config',
      headers: { host: 'site.vitrine.test', accept: 'text/html' },
    });
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('npm run build');
    await bare.close();
  });
});
