import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { Client } from 'pg';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../src/capabilities/checkout/shop.fixture.ts';
import { putCollection } from '../src/capabilities/collections/index.ts';
import { item, wxr } from '../src/capabilities/importing/readers/wxr.samples.ts';
import { claimPlatformState } from '../src/capabilities/tenancy/index.ts';
import { type BucketServer, startBucketServer } from './bucket-server.ts';
import { sendRequest } from './kill/send-request.ts';
import {
  addressOfDatabase,
  buildServer,
  freePort,
  type ServerProcess,
  serverProcess,
  silenceJobs,
} from './kill/server-process.ts';
import { StubbornBuyer } from './kill/stubborn-buyer.ts';
import { pageOf, textBlock } from './page-fixtures.ts';
import { type ServedSite, startServedSite } from './served-site.ts';
import { uploadBody } from './upload-body.ts';

const host = 'kiln.vitrine.test';
let bucket: BucketServer;
let site: ServedSite;
let shop: TestShop;
let post: SMTPServer;
const mails: string[] = [];
const processes: ServerProcess[] = [];
let dataDirs: string[] = [];

/** Two servers with one database and one bucket, and nothing else in common. */
beforeAll(async () => {
  bucket = await startBucketServer();
  const files = { MEDIA_URL: bucket.address('two'), ...bucket.access };
  const [served, built] = await Promise.all([startServedSite(files), buildServer()]);
  site = served;
  shop = await TestShop.on(site.server);
  post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', chunk => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>(resolve => post.listen(0, '127.0.0.1', resolve));
  const { services, configuration, connection } = site.server;
  // They only serve these websites, and seed nothing.
  await claimPlatformState(services.database, 'owner', {});
  dataDirs = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'vitrine-one-of-two-'))));
  for (const dataDir of dataDirs) {
    const environment = {
      ...files,
      DATABASE_URL: addressOfDatabase(connection),
      DATA_DIR: dataDir,
      APP_DOMAIN: configuration.APP_DOMAIN,
      SECRET_KEY: configuration.SECRET_KEY ?? '',
      SMTP_URL: `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}`,
      LOG_LEVEL: 'error',
    };
    processes.push(serverProcess(built, { port: await freePort(), environment }));
  }
  for (const one of processes) await one.start();
});

afterAll(async () => {
  for (const one of processes) await one.kill();
  await new Promise<void>(resolve => post.close(resolve));
  await site?.server.stop();
  await bucket?.remove();
  for (const dataDir of dataDirs) await rm(dataDir, { recursive: true, force: true });
});

const portOf = (at: number) => processes[at]?.port ?? 0;
const page = async (at: number, path: string) =>
  (await sendRequest(portOf(at), { method: 'GET', path, host, headers: { accept: 'text/html' } }))?.body;

/** A browser that sends requests to either process, with the cookies from one of them. */
class Browser {
  #cookies: readonly string[] = [];
  readonly #host: string;

  constructor(at = host) {
    this.#host = at;
  }

  get session() {
    const crumb = this.#cookies.find(cookie => cookie.startsWith('crumb='))?.slice('crumb='.length) ?? '';
    return { cookies: this.#cookies, crumb: decodeURIComponent(crumb) };
  }

  async ask(
    at: number,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { body, headers = {} }: { body?: string | Buffer; headers?: Record<string, string> } = {},
  ) {
    const answer = await sendRequest(portOf(at), {
      method,
      path,
      host: this.#host,
      headers: { cookie: this.#cookies.join('; '), 'x-csrf-token': this.session.crumb, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    if (answer === null) throw new Error(`${method} ${path} was not answered.`);
    return { ...answer, json: answer.body.startsWith('{') ? JSON.parse(answer.body) : null };
  }

  post(at: number, path: string, value: unknown) {
    const headers = { 'content-type': 'application/json' };
    return this.ask(at, 'POST', path, { body: JSON.stringify(value), headers });
  }

  upload(at: number, path: string, ...file: Parameters<typeof uploadBody>) {
    return this.ask(at, 'POST', path, uploadBody(...file));
  }

  async signIn(at: number, { email, password }: { email: string; password: string }) {
    const answer = await this.post(at, '/api/auth/session', { email, password });
    if (answer.status === 200) this.#cookies = answer.cookies.map(cookie => cookie.split(';')[0] ?? '');
    return answer.status;
  }
}

async function signedIn(at: number): Promise<Browser> {
  const browser = new Browser();
  expect(await browser.signIn(at, await site.server.createAccount({ website: site.website }))).toBe(200);
  return browser;
}

const statusAt = async (at: number, browser: Browser) => (await browser.ask(at, 'GET', '/api/media')).status;

it('SERVE-14, NOTICE-1: a publish on one process invalidates the memory of the other', async () => {
  const editor = await signedIn(0);
  for (const words of ['First change', 'Second change']) {
    for (const at of [0, 1]) {
      expect(await page(at, '/about')).not.toContain(words);
      expect(await page(at, '/about')).toContain('<title>About');
    }
    await putCollection(site.server.context(site.website), {
      sourceKey: 'test:About',
      type: collectionTypes.page,
      title: 'About',
      slug: 'about',
      navigation: 'main',
      document: pageOf(textBlock(words)),
    });
    expect((await editor.post(0, '/api/publishing/revisions', {})).status).toBe(200);
    expect(await page(0, '/about')).toContain(words);
    await expect.poll(() => page(1, '/about')).toContain(words);
  }
});

it('SERVERS-1: a session begun at one server is valid at the other, and ends at both', async () => {
  const account = await site.server.createAccount({ website: site.website });
  const [one, other] = [new Browser(), new Browser()];
  await one.signIn(0, account);
  await other.signIn(1, account);
  for (const browser of [one, other]) for (const at of [0, 1]) expect(await statusAt(at, browser)).toBe(200);
  const { sessions } = (await one.ask(1, 'GET', '/api/auth/sessions')).json;
  const { id } = sessions.find((session: { isCurrent: boolean }) => !session.isCurrent);
  expect((await one.ask(0, 'DELETE', `/api/auth/sessions/${id}`)).status).toBeLessThan(300);
  for (const at of [1, 0]) expect(await statusAt(at, other)).toBe(401);
  expect((await one.ask(1, 'DELETE', '/api/auth/session')).status).toBeLessThan(300);
  for (const at of [0, 1]) expect(await statusAt(at, one)).toBe(401);
});

it('SERVERS-2, PRODUCT-28: the last pieces are sold once, whichever server is used, and each mail is sent once', async () => {
  const at = `${shop.website.subdomain}.vitrine.test`;
  const staff = new Browser(at);
  await staff.signIn(0, await site.server.createAccount({ website: shop.website, role: 'viewer' }));
  const glazes = ['Ash', 'Salt'].map(glaze => ({ price: 1850, stock: 5, optionValues: [glaze] }));
  const { id, variants } = await shop.sell({ title: 'Bowl', optionNames: ['Glaze'], variants: glazes });
  const [first = '', second = ''] = variants;
  const people = Array.from({ length: 16 }, (_, number) => {
    const server = processes[number % 2];
    if (server === undefined) throw new Error('There is no such server.');
    return new StubbornBuyer(server, at, staff.session);
  });
  await Promise.all(people.map((person, at) => person.fillCart(at < 12 ? first : second)));
  const outcomes = await Promise.all(people.map(person => person.buy('manual')));
  expect(outcomes.filter(outcome => outcome.kind === 'bought')).toHaveLength(9);
  expect(await shop.stockOf(first)).toEqual({ on_hand: 0, reserved: 0 });
  const totals = 'SELECT pieces FROM product_totals WHERE website_id = $1 AND product_id = $2';
  expect(await shop.query(totals, id)).toEqual([{ pieces: 1 }]);
  const stateOfMails = () =>
    site.server.services.database.query(
      `SELECT DISTINCT state FROM outbox WHERE website_id = '${shop.website.id}'`,
    );
  await expect.poll(stateOfMails).toEqual([{ state: 'sent' }]);
  const sent = await site.server.services.database.query(
    `SELECT count(*)::int AS count FROM outbox WHERE website_id = '${shop.website.id}'`,
  );
  const received = mails.map(mail => /^Message-ID: (.*)$/im.exec(mail)?.[1]);
  expect([received.length, new Set(received).size]).toEqual([sent[0]?.count, sent[0]?.count]);
});

it('SERVERS-3: a file uploaded at one is served by the other, and so are its variants', async () => {
  const editor = await signedIn(0);
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a53' } })
    .png()
    .toBuffer();
  const uploaded = await editor.upload(0, '/api/media', 'red.png', picture);
  expect(uploaded.status).toBe(200);
  const { id } = uploaded.json.asset;
  const widths = async (at: number) =>
    (await editor.ask(at, 'GET', `/media/${id}/300w`, { headers: { accept: 'image/avif,image/webp' } }))
      .contentType;
  expect(await widths(1)).toBe('image/webp');
  for (const at of [0, 1]) await expect.poll(() => widths(at)).toBe('image/avif');
  const notes = await editor.upload(1, '/api/media', 'notes.txt', Buffer.from('some words'));
  const path = `/s/${notes.json.asset.id}/notes.txt`;
  expect((await editor.ask(0, 'GET', path)).body).toBe('some words');
});

it('MEDIA-27: a file made private at one is immediately private at the other, on its pages too', async () => {
  const editor = await signedIn(0);
  const { id } = (await editor.upload(0, '/api/media', 'sold.pdf', Buffer.from('%PDF-1.4 sold'))).json.asset;
  const path = `/s/${id}/sold.pdf`;
  const statuses = () =>
    Promise.all([0, 1].map(async at => (await new Browser().ask(at, 'GET', path)).status));
  expect(await statuses()).toEqual([200, 200]);
  for (const [action, status] of Object.entries({ makePrivate: 404, makePublic: 200 })) {
    expect((await editor.post(1, '/api/media/bulk', { ids: [id], action })).status).toBe(200);
    await expect.poll(statuses).toEqual([status, status]);
  }
});

it('SERVERS-4: an archive begun at one can be followed and downloaded at the other', async () => {
  const admin = await signedIn(0);
  const path = `/api/websites/${site.website.id}/archives`;
  const begun = await admin.post(0, path, {});
  expect(begun.status).toBe(200);
  const newest = async () => (await admin.ask(1, 'GET', path)).json.archives[0];
  await expect.poll(async () => (await newest()).state).toBe('done');
  for (const at of [0, 1])
    expect((await admin.ask(at, 'GET', `${path}/${begun.json.archive.id}/file`)).status).toBe(200);
});

it('SERVERS-5: an import is finished by the other server after a kill', { tags: 'slow' }, async () => {
  const admin = await signedIn(0);
  await processes[1]?.kill();
  const gate = new Client(site.server.connection);
  await gate.connect();
  // An import waits here with its work half done; other requests go on.
  await gate.query('BEGIN');
  await gate.query('LOCK TABLE items IN SHARE ROW EXCLUSIVE MODE');
  const posts = Array.from({ length: 5 }, (_, at) =>
    item({
      id: String(at + 1),
      title: `Imported ${at}`,
      'wp:post_name': `imported-${at}`,
      'wp:status': 'publish',
    }),
  );
  const begun = await admin.upload(0, '/api/imports', 'export.xml', Buffer.from(wxr(posts.join(''))));
  expect(begun.status).toBe(200);
  await processes[1]?.start();
  const seen = async () => {
    const { state, phase } = (await admin.ask(1, 'GET', `/api/imports/${begun.json.import.id}`)).json.import;
    return `${state} ${phase}`;
  };
  await expect.poll(seen).toBe('running content');
  await processes[0]?.kill();
  await gate.end();
  await silenceJobs(site.server.services.database);
  await expect.poll(seen, { timeout: 120_000, interval: 500 }).toBe('done finished');
  await processes[0]?.start();
  const titles = await site.server.services.database.query(
    `SELECT count(*)::int AS count FROM items WHERE website_id = '${site.website.id}' AND title LIKE 'Imported %'`,
  );
  expect(titles).toEqual([{ count: 5 }]);
});

// Last, because the guesses also count for the address that all browsers here share.
it('LIMIT-6: guesses at a password are counted for both together', async () => {
  const { email } = await site.server.createAccount({ website: site.website });
  const answers: number[] = [];
  for (let guess = 0; guess < 40 && answers.at(-1) !== 429; guess += 1)
    answers.push(await new Browser().signIn(guess % 2, { email, password: `guess ${guess}` }));
  const before = answers.length - 1;
  expect(answers).toEqual([...Array(before).fill(401), 429]);
  for (const at of [0, 1]) expect(await new Browser().signIn(at, { email, password: 'one more' })).toBe(429);
  expect(before).toBeLessThanOrEqual(20);
});

it('SERVERS-6: the data folder of one contains nothing that the other needs', async () => {
  for (const dataDir of dataDirs) expect(await readdir(dataDir)).toEqual([]);
});
