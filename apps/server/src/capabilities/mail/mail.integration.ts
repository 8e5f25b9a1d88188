import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { operatorOf } from '../../services.ts';
import { listOpenedMail, plainMail, queueMail } from './index.ts';

const content = plainMail({ subject: 'Your pot', paragraphs: ['It is <b>done</b>.'] });

describe('without a mail server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.stop());

  it('MAIL-2: mail is stored and can be read in the outbox of its own website', async () => {
    const website = await server.createWebsite({ title: 'Kiln "&" Sons' });
    const id = await queueMail(server.context(website), {
      kind: 'probe.pot',
      to: 'a@example.com',
      ...content,
    });
    expect(await server.runJobs()).toBe(0);
    const manager = await server.signIn(website, 'websiteManager');
    expect((await manager.get('/api/mail/outbox')).body).toMatchObject({
      mails: [
        { id, to: 'a@example.com', subject: 'Your pot', kind: 'probe.pot', state: 'kept', sentAt: null },
      ],
      hasMore: false,
    });
    const mail = (await manager.get(`/api/mail/outbox/${id}`)).body as { mail: Record<string, string> };
    expect(mail.mail.from).toBe('"Kiln & Sons" <no-reply@localhost>');
    expect(mail.mail.text).toBe('It is <b>done</b>.\n');
    expect(mail.mail.html).toContain('It is &lt;b&gt;done&lt;/b&gt;.');
  });

  it('MAIL-9, MAIL-12: HTML and plain text say the same, and the HTML has dark colours', async () => {
    const website = await server.createWebsite();
    const mail = plainMail({
      subject: 'Your pot',
      language: 'de',
      paragraphs: ['Er ist fertig.'],
      button: { label: 'Ansehen', address: 'https://kiln.example/pot' },
      closing: ['Bis bald'],
    });
    const id = await queueMail(server.context(website), { kind: 'probe.pot', to: 'a@example.com', ...mail });
    const admin = await server.signIn(website);
    const { mail: kept } = (await admin.get(`/api/mail/outbox/${id}`)).body as {
      mail: { html: string; text: string };
    };
    expect(kept.text).toBe('Er ist fertig.\n\nAnsehen: https://kiln.example/pot\n\nBis bald\n');
    for (const words of ['Er ist fertig.', '>Ansehen</a>', 'href="https://kiln.example/pot"', 'Bis bald'])
      expect(kept.html).toContain(words);
    expect(kept.html).toContain('<html lang="de" dir="ltr">');
    expect(kept.html).toContain('@media (prefers-color-scheme:dark){.paper{background-color:');
  });

  it('MAIL-2: another website’s mail is not found, and a role without the permission can read none', async () => {
    const website = await server.createWebsite();
    const other = await server.createWebsite();
    const id = await queueMail(server.context(other), { kind: 'probe.pot', to: 'a@example.com', ...content });
    const manager = await server.signIn(website, 'websiteManager');
    expect((await manager.get(`/api/mail/outbox/${id}`)).status).toBe(404);
    expect((await manager.get('/api/mail/outbox')).body).toEqual({ mails: [], hasMore: false });
    const editor = await server.signIn(other, 'editor');
    expect((await editor.get(`/api/mail/outbox/${id}`)).status).toBe(403);
  });

  it('MAIL-8: a store manager can read mail to buyers, and no other mail', async () => {
    const website = await server.createWebsite();
    const queue = (kind: string) =>
      queueMail(server.context(website), { kind, to: 'a@example.com', ...content });
    const [order, reset] = [await queue('orders.confirmation'), await queue('siteUsers.reset')];
    const manager = await server.signIn(website, 'storeManager');
    expect((await manager.get('/api/mail/outbox')).body).toMatchObject({
      mails: [{ id: order }],
      hasMore: false,
    });
    expect((await manager.get(`/api/mail/outbox/${order}`)).status).toBe(200);
    expect((await manager.get(`/api/mail/outbox/${reset}`)).status).toBe(404);
    const campaigns = await server.signIn(website, 'campaignsEditor');
    expect((await campaigns.get('/api/mail/outbox')).body).toMatchObject({
      mails: [{ id: reset }, { id: order }],
    });
  });

  it('MAIL-2: consecutive pages have no gap or repetition', async () => {
    const website = await server.createWebsite();
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1) {
      ids.unshift(
        await queueMail(server.context(website), { kind: 'probe.pot', to: 'a@example.com', ...content }),
      );
    }
    const admin = await server.signIn(website);
    const seen: string[] = [];
    for (let before = ''; seen.length < 5; before = `&before=${seen.at(-1)}`) {
      const { body } = await admin.get(`/api/mail/outbox?limit=2${before}`);
      const page = body as { mails: { id: string }[]; hasMore: boolean };
      seen.push(...page.mails.map(mail => mail.id));
      expect(page.hasMore).toBe(seen.length < 5);
    }
    expect(seen).toEqual(ids);
  });

  it('MAIL-4: a mail with a one-use link is encrypted at rest and shown in no outbox', async () => {
    const website = await server.createWebsite();
    const secret = plainMail({ subject: 'Link', paragraphs: ['open-sesame'] });
    const id = await queueMail(server.context(website), {
      kind: 'probe.link',
      to: 'a@example.com',
      isSecret: true,
      ...secret,
    });
    const rows = await server.services.database.query(
      'SELECT row_to_json(outbox)::text AS row FROM outbox WHERE id = $1',
      [id],
    );
    expect(String(rows[0]?.row)).not.toContain('open-sesame');
    const admin = await server.signIn(website);
    expect((await admin.get(`/api/mail/outbox/${id}`)).body).toMatchObject({
      mail: { subject: 'Link', html: '', text: '' },
    });
  });

  it('MAIL-5: mail of the platform is in no website’s outbox; the operator can read it', async () => {
    const website = await server.createWebsite();
    const operator = operatorOf(server.services);
    await queueMail(operator, { kind: 'probe.platform', to: 'p@example.com', isSecret: true, ...content });
    const admin = await server.signIn(website);
    expect((await admin.get('/api/mail/outbox')).body).toMatchObject({ mails: [] });
    const [mail] = await listOpenedMail(operator, 10);
    expect(mail).toMatchObject({ to: 'p@example.com', text: 'It is <b>done</b>.\n' });
  });
});

describe('with a mail server', () => {
  let server: TestServer;
  let peer: SMTPServer;
  let received: { to: string[]; source: string }[] = [];
  let answer: { responseCode: number } | null = null;

  beforeAll(async () => {
    peer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_, __, done) => done(answer ? Object.assign(new Error('no such pot'), answer) : null),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', chunk => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(one => one.address);
          received.push({ to, source: Buffer.concat(chunks).toString() });
          done();
        });
      },
    });
    await new Promise<void>(resolve => peer.listen(0, '127.0.0.1', resolve));
    const { port } = peer.server.address() as AddressInfo;
    server = await startTestServer({
      environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Vitrine <post@vitrine.test>' },
    });
  });
  afterAll(async () => {
    await server?.stop();
    await new Promise<void>(resolve => peer.close(resolve));
  });
  beforeEach(() => {
    received = [];
    answer = null;
  });
  afterEach(() => server.runJobs({ retries: true }));

  const stateOf = async (id: string) => {
    const [row] = await server.services.database.query(
      'SELECT state, problem, html FROM outbox WHERE id = $1',
      [id],
    );
    return row;
  };

  it('MAIL-1: mail is sent once its transaction commits, and never after a rollback', async () => {
    const website = await server.createWebsite({ title: 'Kiln' });
    const { database } = server.services;
    const context = server.context(website);
    await expect(
      database.transaction(async transaction => {
        await queueMail(
          { ...context, database: transaction },
          { kind: 'probe.undone', to: 'u@example.com', ...content },
        );
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    const id = await database.transaction(transaction =>
      queueMail(
        { ...context, database: transaction },
        { kind: 'probe.pot', to: 'a@example.com', replyTo: 'shop@example.com', ...content },
      ),
    );
    await server.runJobs();
    expect(received.map(mail => mail.to)).toEqual([['a@example.com']]);
    expect(received[0]?.source).toMatch(/^From: "?Kiln"? <post@vitrine.test>\r$/m);
    expect(received[0]?.source).toMatch(/^Reply-To: shop@example.com\r$/m);
    expect(await stateOf(id)).toMatchObject({ state: 'sent', problem: null });
  });

  it('MAIL-20: an email by consent tells mail programs where one click withdraws it, and no other email does', async () => {
    const website = await server.createWebsite();
    const context = server.context(website);
    const unsubscribe = 'https://kiln.example/account/consent?token=abc';
    await queueMail(context, { kind: 'probe.pot', to: 'a@example.com', unsubscribe, ...content });
    await queueMail(context, { kind: 'probe.pot', to: 'b@example.com', ...content });
    await server.runJobs();
    const headers = (to: string) =>
      received.find(mail => mail.to[0] === to)?.source.match(/^List-Unsubscribe.*$/gm) ?? [];
    expect(headers('a@example.com').map(line => line.trim())).toEqual([
      `List-Unsubscribe: <${unsubscribe}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]);
    expect(headers('b@example.com')).toEqual([]);
  });

  it('MAIL-3: after a temporary error the mail is tried again, and the reason can be read in the meantime', async () => {
    const website = await server.createWebsite();
    answer = { responseCode: 451 };
    const id = await queueMail(server.context(website), {
      kind: 'probe.pot',
      to: 'later@example.com',
      ...content,
    });
    await server.runJobs();
    expect(await stateOf(id)).toMatchObject({
      state: 'queued',
      problem: expect.stringContaining('no such pot'),
    });
    answer = null;
    await server.runJobs({ retries: true });
    expect(await stateOf(id)).toMatchObject({ state: 'sent', problem: null });
    expect(received).toHaveLength(1);
  });

  it('MAIL-3: a mail with a permanently refused recipient fails immediately and is not tried again', async () => {
    const website = await server.createWebsite();
    answer = { responseCode: 550 };
    const id = await queueMail(server.context(website), {
      kind: 'probe.pot',
      to: 'gone@example.com',
      ...content,
    });
    await server.runJobs();
    expect(await stateOf(id)).toMatchObject({ state: 'failed', problem: expect.stringContaining('550') });
    answer = null;
    expect(await server.runJobs({ retries: true })).toBe(0);
    expect(received).toHaveLength(0);
  });

  it('MAIL-3: after twelve retries the mail fails', { tags: 'slow' }, async () => {
    const website = await server.createWebsite();
    answer = { responseCode: 451 };
    const id = await queueMail(server.context(website), {
      kind: 'probe.pot',
      to: 'never@example.com',
      ...content,
    });
    let tries = await server.runJobs();
    for (let at = 0; at < 20; at += 1) tries += await server.runJobs({ retries: true });
    expect(tries).toBe(13);
    expect(await stateOf(id)).toMatchObject({ state: 'failed' });
  });

  it('MAIL-4: the body with a one-use link is deleted once sent', async () => {
    const website = await server.createWebsite();
    const id = await queueMail(server.context(website), {
      kind: 'probe.link',
      to: 'a@example.com',
      isSecret: true,
      ...content,
    });
    await server.runJobs();
    expect(received[0]?.source).toContain('It is <b>done</b>.');
    expect(await stateOf(id)).toMatchObject({ state: 'sent', html: '' });
  });

  it('MAIL-6: line breaks in names, subjects and addresses add no header', async () => {
    const website = await server.createWebsite({ title: 'Kiln\r\nBcc: thief@example.com' });
    await queueMail(server.context(website), {
      ...content,
      kind: 'probe.pot',
      to: 'a@example.com',
      subject: 'Pot\r\nBcc: thief@example.com',
      replyTo: 'shop@example.com\r\nBcc: thief@example.com',
    });
    await server.runJobs();
    expect(received.flatMap(mail => mail.to)).toEqual(['a@example.com']);
    expect(received[0]?.source).not.toMatch(/^Bcc:/im);
  });
});
