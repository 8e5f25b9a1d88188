import { block as html } from '@vitrine/blocks/html/html.block.ts';
import { block as image } from '@vitrine/blocks/image/image.block.ts';
import { block as video } from '@vitrine/blocks/video/video.block.ts';
import type { Email } from '@vitrine/core/emails/emails.calls.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { type MailKind, mailKinds } from '@vitrine/core/mail/mail-events.ts';
import { textOf } from '@vitrine/core/rich-text/rich-text.ts';
import { mailProblems } from '@vitrine/render/mail/mail-problems.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storePicture } from '../../../test/store-picture.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { TestShop } from '../checkout/shop.fixture.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

const pathOf = (kind: MailKind, what = '') => `/api/emails/${kind}${what}?language=en`;
const emailOf = async (kind: MailKind, language = 'en') =>
  (await admin.get(`/api/emails/${kind}?language=${language}`)).body as Email;
const text = (words: string) => ({
  id: newId(),
  block: html.content({ text: textOf(words) }),
});
const confirmation = 'orders.confirmation';

/** With more entries first. */
async function changed(kind: MailKind, entries: Email['document']['entries'], more: object = {}) {
  const { document, version } = await emailOf(kind);
  return { document: { ...document, entries: [...entries, ...document.entries], ...more }, version };
}

async function buy() {
  const { variants } = await shop.sell();
  const { orderId } = await shop.order(await shop.visitorWith(variants[0] ?? ''));
  const mails = await shop.query<{ kind: string; subject: string; html: string; body_text: string }>(
    'SELECT kind, subject, html, body_text FROM outbox WHERE website_id = $1 AND body_text LIKE $2 ORDER BY id',
    `%${orderId}%`,
  );
  return new Map(mails.map(mail => [mail.kind, mail]));
}

it('EMAIL-1, EMAIL-2: every email is listed, sent and unchanged; a changed one is used by the next of its kind', async () => {
  const { body } = await admin.get('/api/emails');
  expect(body).toEqual({
    language: 'en',
    emails: mailKinds.map(kind => ({ kind, isOn: true, changedIn: [] })),
  });
  const asset = await storePicture(shop.server.context(shop.website));
  const picture = {
    id: newId(),
    block: image.content({ asset, alt: 'A bowl', link: '/bowls' }),
  };
  const change = await changed(confirmation, [text('Dear {name}, thank you for {total}.'), picture], {
    subject: 'Order {number} at {shop}',
    preheader: 'Fired with care',
  });
  expect((await admin.put(pathOf(confirmation), change)).body).toEqual({ ...change, version: 1 });
  expect(await emailOf(confirmation)).toEqual({ ...change, version: 1 });
  expect((await emailOf(confirmation, 'de')).version).toBe(0);
  const mails = await buy();
  const mail = mails.get(confirmation);
  expect(mail?.subject).toMatch(/^Order \d+ at Test website$/);
  for (const said of [mail?.html, mail?.body_text])
    expect(said).toContain('Dear Ann Lee, thank you for €23.50.');
  expect(mail?.html).toContain('Fired with care</div>');
  expect(mail?.html).toMatch(
    /<a href="https?:[^"]*\/bowls"><img src="https?:[^"]*1000w" alt="A bowl" width="\d+" height="\d+"/,
  );
  expect(mailProblems(mail?.html ?? '')).toEqual([]);
  expect(mails.get('orders.notice')?.body_text).not.toContain('Dear Ann Lee');
  await shop.speak('de');
  expect((await buy()).get(confirmation)?.body_text).not.toContain('Dear Ann Lee');
  await shop.speak('en');
  const { emails } = (await admin.get('/api/emails')).body as {
    emails: { kind: string; changedIn: string[] }[];
  };
  expect(emails.find(({ kind }) => kind === confirmation)?.changedIn).toEqual(['en']);
});

it('EMAIL-7, EMAIL-11: an email goes back to the default, and its content can be had back; others’ changes are kept', async () => {
  const kind = 'orders.refund';
  const change = await changed(kind, [text('Sorry.')]);
  expect((await admin.put(pathOf(kind), change)).status).toBe(200);
  const late = await admin.put(pathOf(kind), change);
  expect(late).toMatchObject({ status: 409, body: { error: 'emails.changedMeanwhile' } });
  expect((await admin.put(pathOf(kind), { ...change, version: 7 })).status).toBe(409);
  expect((await admin.post(pathOf(kind, '/default'), { version: 7 })).status).toBe(409);
  expect((await emailOf(kind)).document).toEqual(change.document);
  const reset = await admin.post(pathOf(kind, '/default'), { version: 1 });
  expect(reset.body).toEqual({ ...change, version: 1 });
  expect((await emailOf(kind)).version).toBe(0);
  expect((await admin.put(pathOf(kind), { ...change, version: 0 })).status).toBe(200);
  const acts = await shop.query<{ act: string }>(
    "SELECT act FROM audit_log WHERE website_id = $1 AND act LIKE 'email.%' AND facts->>'kind' = $2 ORDER BY id",
    kind,
  );
  expect(acts.map(({ act }) => act)).toEqual(['email.changed', 'email.reset', 'email.changed']);
});

it('EMAIL-3, EMAIL-4, EMAIL-5: what an email must say, cannot fill in or cannot draw is refused, and nothing changes', async () => {
  const kind = 'orders.cancelled';
  const { document, version } = await emailOf(kind);
  const refusal = async (change: Partial<Email['document']>) => {
    const body = { document: { ...document, ...change }, version };
    const saved = await admin.put(pathOf(kind), body);
    const shown = await admin.post(pathOf(kind, '/preview'), { document: body.document });
    expect(shown.body).toEqual(saved.body);
    return saved.body as { error: string; message: string };
  };
  const without = (slot: string) =>
    document.entries.filter(entry => !('slot' in entry && entry.slot === slot));
  for (const slot of ['facts', 'button', 'lines', 'delivery', 'closing'])
    expect(await refusal({ entries: without(slot) })).toMatchObject({
      error: 'emails.missingPart',
      message: expect.stringContaining(slot),
    });
  expect(await refusal({ entries: [...document.entries, { slot: 'lines' }] })).toMatchObject({
    error: 'emails.repeatedPart',
  });
  expect(await refusal({ subject: 'Order {numbr}' })).toMatchObject({
    error: 'emails.unknownPlace',
    message: expect.stringContaining('{numbr}'),
  });
  expect(await refusal({ entries: [text('{secret}'), ...document.entries] })).toMatchObject({
    error: 'emails.unknownPlace',
  });
  const film = { id: newId(), block: video.content() };
  expect(await refusal({ entries: [film, ...document.entries] })).toMatchObject({
    error: 'emails.notForEmails',
  });
  expect(await emailOf(kind)).toEqual({ document, version: 0 });
  const free = document.entries.filter(
    entry => !('slot' in entry && ['intro', 'explanation'].includes(entry.slot)),
  );
  expect((await admin.put(pathOf(kind), { document: { ...document, entries: free }, version })).status).toBe(
    200,
  );
});

it('EMAIL-4: a part that a later version adds is added at the end', async () => {
  const kind = 'orders.notice';
  const { document } = await emailOf(kind);
  const older = document.entries.filter(entry => !('slot' in entry && entry.slot === 'lines'));
  await shop.query(
    `INSERT INTO mail_documents (website_id, kind, language, subject, preheader, entries, pictures, changed_at)
     VALUES ($1, $2, 'en', '', '', $3, '{}', now())`,
    kind,
    JSON.stringify(older),
  );
  const notice = (await buy()).get(kind);
  expect((await emailOf(kind)).document.entries.at(-1)).toEqual({ slot: 'lines' });
  expect(notice?.body_text).toMatch(/Total: €23\.50\nTax included: €3\.75\n$/);
});

it('EMAIL-6: an email that nobody misses is turned off and on; all others are always sent', async () => {
  const put = (kind: MailKind, isOn: boolean) => admin.put(`/api/emails/${kind}/switch`, { isOn });
  expect((await put('orders.notice', false)).body).toEqual({ isOn: false });
  expect(await put(confirmation, false)).toMatchObject({
    status: 422,
    body: { error: 'emails.alwaysSent' },
  });
  expect([...(await buy()).keys()]).toEqual([confirmation]);
  expect((await put('orders.notice', true)).body).toEqual({ isOn: true });
  expect([...(await buy()).keys()]).toEqual([confirmation, 'orders.notice']);
});

it('EMAIL-8, MAIL-9, MAIL-10: every email has a preview in every language, and none is stored', async () => {
  const before = await shop.query('SELECT id FROM outbox WHERE website_id = $1');
  for (const language of ['en', 'de', 'fr', 'es', 'it', 'nl', 'da'])
    for (const kind of mailKinds) {
      const { document } = await emailOf(kind, language);
      const answer = await admin.post(`/api/emails/${kind}/preview?language=${language}`, { document });
      const shown = answer.body as { subject: string; html: string; text: string; bytes: number };
      expect([kind, answer.status]).toEqual([kind, 200]);
      expect(shown.subject).not.toBe('');
      expect(shown.html).toContain(`<html lang="${language}"`);
      expect(mailProblems(shown.html)).toEqual([]);
      expect(shown.bytes).toBeLessThan(20_000);
      for (const said of [shown.subject, shown.html, shown.text])
        expect(said).not.toMatch(/\b(?:undefined|NaN)\b|\{\w+\}/);
    }
  expect(await shop.query('SELECT id FROM outbox WHERE website_id = $1')).toHaveLength(before.length);
});

it('EMAIL-8, MAIL-12: the preview is drawn in the scheme that is asked for', async () => {
  const { document } = await emailOf(confirmation, 'fr');
  const drawn = async (scheme: string) => {
    const { body } = await admin.post(pathOf(confirmation, '/preview'), { document, scheme });
    return (body as { html: string }).html;
  };
  expect(await drawn('dark')).toContain('@media all{.paper{');
  expect(await drawn('light')).toContain('@media not all{.paper{');
});

it('EMAIL-9: a test goes to the account that asks for it, with the content that is shown', async () => {
  const { document } = await changed(confirmation, [text('Only a test')]);
  const { body } = await admin.post(pathOf(confirmation, '/test'), { document });
  const { to } = body as { to: string };
  const mails = await shop.query<{ recipient: string; body_text: string }>(
    "SELECT recipient, body_text FROM outbox WHERE website_id = $1 AND kind = 'emails.test'",
  );
  expect(mails).toMatchObject([{ recipient: to, body_text: expect.stringContaining('Only a test') }]);
});

it('EMAIL-10: the page of an email is for those who may change it, is not indexed, and runs no script', async () => {
  const path = `/commerce/email-preview/${confirmation}`;
  const shown = await admin.get(`${path}?scheme=dark`);
  expect(shown.status).toBe(200);
  expect(shown.headers['x-robots-tag']).toBe('noindex');
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  expect(shown.headers['cache-control']).toBe('private, no-store');
  expect(shown.text).toContain('<!doctype html>');
  expect((await admin.get(`${path}?as=text`)).text).toContain('A tall vase');
  expect((await admin.get('/commerce/email-preview/orders.nothing')).status).toBe(404);
  expect((await shop.server.client(shop.website).get(path)).status).toBe(401);
  const editor = await shop.server.signIn(shop.website, 'editor');
  expect((await editor.get(path)).status).toBe(403);
});

it('EMAIL-1: a role without the store reads and changes no email', async () => {
  const editor = await shop.server.signIn(shop.website, 'editor');
  const email = await emailOf('returns.closed');
  expect((await editor.get('/api/emails')).status).toBe(403);
  expect((await editor.put(pathOf('returns.closed'), email)).status).toBe(403);
  expect((await emailOf('returns.closed')).version).toBe(0);
});
