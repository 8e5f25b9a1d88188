import { block as codeBlock } from '@vitrine/blocks/code/code.block.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, TestClient, type TestServer } from '../../../test/harness.ts';
import { blockOf, pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { uploadBody } from '../../../test/upload-body.ts';
import { putCollection } from '../collections/index.ts';
import { addDomain } from '../tenancy/index.ts';

const contentDomain = 'vitrine-content.test';
let server: TestServer;
let website: Website;
let visitor: TestClient;

beforeAll(async () => {
  server = await startTestServer({ environment: { USER_CONTENT_DOMAIN: contentDomain } });
});
afterAll(() => server?.stop());
beforeEach(async () => {
  website = await server.createWebsite();
  visitor = server.client(website);
  const home = {
    sourceKey: newId(),
    type: 10 as const,
    title: 'Home',
    slug: 'home',
    document: pageOf(textBlock('Hi')),
  };
  await putCollection(server.context(website), home);
});

const source = '<p>Cone <b>10</b></p><script>document.title = "ran"</script>';
const at = (host: string) => new TestClient(server.app, host);
const contentHost = () => `${website.id}.${contentDomain}`;

async function addPage(title: string, code = source) {
  const block = blockOf(codeBlock.content({ source: code, mode: 'html' }));
  const document = pageOf(textBlock(title), block);
  const sectionId = document.sections[0]?.id ?? '';
  const made = await putCollection(server.context(website), {
    sourceKey: newId(),
    type: 10,
    title,
    slug: title.toLowerCase(),
    document,
  });
  return { id: made.id, documentId: made.documentId ?? '', sectionId, blockId: block.id };
}

async function publish(): Promise<void> {
  const admin = await server.signIn(website, 'admin');
  expect((await admin.post('/api/publishing/revisions', {})).status).toBe(200);
}

const frameIn = (html: string): URL => {
  const address = /<iframe[^>]* src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return new URL(address);
};
const ask = (url: URL, client = at(url.host)) => client.get(url.pathname + url.search);

describe('code that runs in a separate frame', () => {
  it('CONTENT-4: the page has a frame instead of the code, and allows no script but ours', async () => {
    await addPage('Firing');
    await publish();
    const page = await visitor.get('/firing');
    expect(page.text).not.toContain('document.title');
    const frame = frameIn(page.text);
    expect(frame.host).toBe(contentHost());
    expect(page.text).toMatch(/<iframe[^>]* title="Embedded content"[^>]* sandbox="allow-scripts /);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(new RegExp(`frame-src [^;]*http://${contentHost()}`));
    expect(page.headers['cache-control']).toContain('public');
    const shown = await ask(frame);
    expect([shown.status, shown.text.includes(source)]).toEqual([200, true]);
    expect(shown.text).toContain(
      `<base href="http://${website.subdomain}.vitrine.test/firing" target="_top"/>`,
    );
    expect(shown.headers['cache-control']).toBe('public, max-age=86400');
    expect(shown.headers['x-frame-options']).toBeUndefined();
    const own = String(shown.headers['content-security-policy']);
    expect(own).toContain(`frame-ancestors http://${website.subdomain}.vitrine.test;`);
    expect(own).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+' /);
  });

  it('CONTENT-7: an address that was not signed for this block, page and website shows nothing', async () => {
    const { blockId } = await addPage('Firing');
    const other = await addPage('Other', '<script>2</script>');
    await publish();
    const frame = frameIn((await visitor.get('/firing')).text);
    const changed: [string, string][] = [
      ['path', '/other'],
      ['origin', 'https://evil.example'],
      ['access', 'draft'],
      ['until', '99999999999'],
      ['key', 'x'],
    ];
    for (const [name, value] of changed) {
      const url = new URL(frame);
      url.searchParams.set(name, value);
      expect((await ask(url)).status, name).toBe(404);
    }
    const moved = new URL(frame.href.replace(blockId, other.blockId));
    expect((await ask(moved)).status).toBe(404);
    const neighbour = await server.createWebsite();
    expect((await ask(frame, at(`${neighbour.id}.${contentDomain}`))).status).toBe(404);
    expect((await ask(frame, visitor)).status).toBe(404);
  });

  it('CONTENT-7: code of a page behind a password, or of a draft, is only visible to the people the page was rendered for', async () => {
    const { id, documentId, sectionId } = await addPage('Firing');
    await publish();
    const open = frameIn((await visitor.get('/firing')).text);
    const admin = await server.signIn(website, 'admin');
    const draft = blockOf(codeBlock.content({ source: '<p>only a draft</p>', mode: 'html' }));
    await admin.post(`/api/pages/${documentId}/operations`, {
      baseVersion: 1,
      clientId: 'a',
      operations: [{ kind: 'addBlock', sectionId, index: 0, block: draft }],
    });
    const preview = await admin.get('/firing?preview=draft');
    const shown = await ask(frameIn(preview.text));
    expect(shown.text).toContain('only a draft');
    expect(shown.headers['cache-control']).toBe('private, no-store');
    expect((await admin.patch(`/api/collections/${id}`, { password: 'cone ten' })).status).toBe(200);
    await publish();
    expect((await ask(open)).status).toBe(404);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await visitor.send('POST', '/_unlock?page=/firing', { body: 'password=cone+ten', headers: form });
    const unlocked = await visitor.get('/firing');
    const frame = frameIn(unlocked.text);
    expect((await ask(frame)).status).toBe(200);
    server.moveClock({ days: 2 });
    expect((await ask(frame)).status).toBe(404);
  });

  it('CONTENT-2: its host serves only code, documents and the files they use', async () => {
    await addPage('Firing');
    await publish();
    const account = await server.createAccount({ website });
    for (const path of [
      '/',
      '/firing',
      '/config',
      '/api/auth/account',
      '/api/openapi.json',
      '/sitemap.xml',
      '/cart',
      '/media/x/100',
    ])
      expect((await at(contentHost()).get(path)).status, path).toBe(404);
    const signIn = await at(contentHost()).post('/api/auth/session', {
      email: account.email,
      password: account.password,
    });
    expect([signIn.status, signIn.headers['set-cookie']]).toEqual([404, undefined]);
    const empty = { host: `${newId()}.${contentDomain}` };
    expect((await at(empty.host).get('/_code/x')).status).toBe(404);
    expect((await at(contentDomain).get('/config')).status).toBe(404);
  });

  it('CONTENT-1: no website can take a host below the content domain', async () => {
    for (const host of [contentDomain, `shop.${contentDomain}`]) {
      const refused = await addDomain(server.context(website), host, { isProved: true });
      expect(refused).toMatchObject({ ok: false, error: { code: 'tenancy.domainOfPlatform' } });
    }
    expect((await at(`shop.${contentDomain}`).get('/')).status).toBe(404);
  });

  it('CONTENT-3: documents of a website are shown on a separate host; files embedded in a page stay with it', async () => {
    const admin = await server.signIn(website, 'admin');
    const files = [
      ['note.pdf', '%PDF-1.4\n%', 'application/pdf', 'inline'],
      ['note.html', '<!doctype html><script>1</script>', 'text/plain; charset=utf-8', 'inline'],
      [
        'logo.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>',
        'image/svg+xml',
        'attachment',
      ],
    ] as const;
    for (const [name, content, type, how] of files) {
      const sent = await admin.send('POST', '/api/media', uploadBody(name, Buffer.from(content)));
      const { asset } = sent.body as { asset: { id: string } };
      const address = `/s/${asset.id}/${name}`;
      const moved = await visitor.get(address, { 'sec-fetch-dest': 'document' });
      expect([moved.status, moved.headers.location]).toEqual([302, `http://${contentHost()}${address}`]);
      expect((await visitor.get(address)).status).toBe(302);
      const drawn = await visitor.get(address, { 'sec-fetch-dest': 'image' });
      expect([drawn.status, drawn.headers.vary]).toEqual([200, 'Sec-Fetch-Dest']);
      const shown = await at(contentHost()).get(address);
      expect([shown.status, shown.headers['content-type']]).toEqual([200, type]);
      expect(String(shown.headers['content-disposition'])).toMatch(new RegExp(`^${how};`));
      const neighbour = await server.createWebsite();
      expect((await at(`${neighbour.id}.${contentDomain}`).get(address)).status).toBe(404);
    }
  });
});
