import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageOf, textBlock } from '../test/page-fixtures.ts';
import { type ServedSite, startServedSite } from '../test/served-site.ts';
import { recordAct } from './capabilities/audit/index.ts';
import { heldBy } from './capabilities/collections/index.ts';
import { plainMail, queueMail } from './capabilities/mail/index.ts';
import { publish, restoreRevision } from './capabilities/publishing/index.ts';
import type { Context } from './context.ts';
import { retention } from './retention.ts';
import { operatorOf } from './services.ts';

let site: ServedSite;
let context: Context;
beforeAll(async () => {
  site = await startServedSite();
  context = site.server.context(site.website);
});
afterAll(() => site?.server.stop());

const run = async (...names: string[]) => {
  const { database, jobs } = site.server.services;
  for (const name of names) await jobs.enqueue(database, { name }, { websiteId: null, data: {} });
  await site.server.runJobs();
};
const rows = <Row extends Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  site.server.services.database.query<Row>(sql, values);
const count = async (from: string, ...values: unknown[]) =>
  Number((await rows<{ count: string }>(`SELECT count(*) FROM ${from}`, ...values))[0]?.count);
const now = async () => ({ ...context, website: await site.server.reload(site.website) });

it('RETAIN-1, RETAIN-2, RETAIN-6: old revisions are removed with the states that only they held; live, newest and recent ones stay complete', async () => {
  const { id } = site.website;
  const { newest, days } = retention.revisions;
  // The live one is the oldest of all.
  const live = (await now()).website.publishedRevisionId;
  const held = await rows<{ document_id: string }>(
    `SELECT document_id FROM revision_documents WHERE website_id = $1 AND ${heldBy('$2')}`,
    id,
    live,
  );
  const [{ document_id: documentId } = { document_id: '' }] = held;
  const revisions: string[] = [];
  for (let at = 0; at < newest + 4; at += 1) {
    await rows(
      'UPDATE page_documents SET document = $3, version = version + 1 WHERE website_id = $1 AND id = $2',
      id,
      documentId,
      JSON.stringify(pageOf(textBlock(`State ${at}.`))),
    );
    const made = await publish(await now());
    if (!made.ok) throw new Error(englishOf(made.error));
    revisions.push(made.value.id);
  }
  await rows('UPDATE websites SET published_revision_id = $2 WHERE id = $1', id, live);
  await run('publishing.forget');
  expect(await count('revisions WHERE website_id = $1', id)).toBe(newest + 5);

  site.server.moveClock({ days: days + 1 });
  await run('publishing.forget');
  const kept = await rows<{ id: string }>('SELECT id FROM revisions WHERE website_id = $1', id);
  expect(new Set(kept.map(row => row.id))).toEqual(new Set([live, ...revisions.slice(4)]));
  for (const table of ['collections', 'designs', 'documents'])
    expect(
      await count(`revision_${table} WHERE website_id = $1 AND ${heldBy('$2')}`, id, live),
      table,
    ).toBeGreaterThan(0);
  const unheld = `revision_documents kept WHERE website_id = $1 AND NOT EXISTS (SELECT FROM revisions
    WHERE website_id = $1 AND number BETWEEN first_number AND last_number)`;
  expect(await count(unheld, id)).toBe(0);
  const states = await rows<{ text: string }>(
    'SELECT document::text AS text FROM document_snapshots WHERE website_id = $1 AND document_id = $2',
    id,
    documentId,
  );
  const isKept = (at: number) => states.some(({ text }) => text.includes(`State ${at}.`));
  expect([isKept(0), isKept(3), isKept(4)]).toEqual([false, false, true]);
  const restored = await restoreRevision(await now(), revisions[4] ?? '');
  expect(restored).toMatchObject({ ok: true });
  const [page] = await rows<{ text: string }>(
    'SELECT document::text AS text FROM page_documents WHERE website_id = $1 AND id = $2',
    id,
    documentId,
  );
  expect(page?.text).toContain('State 4.');
  expect(await restoreRevision(await now(), revisions[0] ?? '')).toMatchObject({
    ok: false,
    error: { code: 'publishing.revisionNotFound' },
  });
});

it('RETAIN-3, RETAIN-6: old operations are removed, the last of each stays, and an older edit is a conflict', async () => {
  const editor = await site.server.signIn(site.website, 'editor');
  const [{ id: documentId } = { id: '' }] = await rows<{ id: string }>(
    'SELECT document_id AS id FROM collections WHERE website_id = $1 AND type = 10 AND deleted_at IS NULL LIMIT 1',
    site.website.id,
  );
  const edit = async (baseVersion: number) =>
    editor.post(`/api/pages/${documentId}/operations`, {
      baseVersion,
      clientId: newId(),
      operations: [{ kind: 'addSection', section: pageOf(textBlock('Added')).sections[0], index: 0 }],
    });
  const first = await rows<{ version: number }>(
    'SELECT version FROM page_documents WHERE website_id = $1 AND id = $2',
    site.website.id,
    documentId,
  );
  const from = first[0]?.version ?? 0;
  for (let at = 0; at < 3; at += 1) expect(await edit(from + at)).toMatchObject({ status: 200 });
  const left = () =>
    count('page_operations WHERE website_id = $1 AND document_id = $2', site.website.id, documentId);
  await run('pages.forget');
  expect(await left()).toBe(3);
  site.server.moveClock({ days: retention.pageChanges.days + 1 });
  await run('pages.forget');
  expect(await left()).toBe(1);
  const back = await site.server.signIn(site.website, 'editor');
  const late = {
    baseVersion: from + 1,
    clientId: newId(),
    operations: [{ kind: 'addSection', section: pageOf(textBlock('Late')).sections[0], index: 0 }],
  };
  expect(await back.post(`/api/pages/${documentId}/operations`, late)).toMatchObject({ status: 409 });
  expect(await left()).toBe(1);
});

it('RETAIN-4: mail that is no longer waiting is removed after its days', async () => {
  const mail = (state: string) =>
    rows(
      `INSERT INTO outbox (website_id, id, kind, sender, recipient, subject, html, body_text, is_secret, state, created_at)
       VALUES ('platform', $1, 'test', 'a@b.c', 'd@e.f', '', '', '', false, $2, $3)`,
      newId(),
      state,
      context.clock.now(),
    );
  for (const state of ['kept', 'queued', 'sent', 'failed']) await mail(state);
  site.server.moveClock({ days: retention.mail.days });
  await run('mail.forget');
  expect(await count(`outbox WHERE kind = 'test'`)).toBe(4);
  await queueMail(operatorOf(site.server.services), {
    kind: 'accounts.exists',
    to: 'd@e.f',
    ...plainMail({ subject: 'Young', paragraphs: [] }),
  });
  site.server.moveClock({ seconds: 1 });
  await run('mail.forget');
  expect(await rows(`SELECT state FROM outbox WHERE kind = 'test'`)).toEqual([{ state: 'queued' }]);
  expect(await count(`outbox WHERE kind = 'accounts.exists'`)).toBe(1);
});

it('RETAIN-5: the audit log is kept for two years, and entries needed later permanently', async () => {
  await recordAct(context, 'website.settingsChanged', { settings: ['language'] });
  await recordAct(context, 'publishing.published', { number: 1 });
  await recordAct(operatorOf(site.server.services), 'website.purged', { websiteId: 'gone' });
  site.server.moveClock({ days: retention.auditLog.days });
  await recordAct(context, 'publishing.published', { number: 2 });
  await run('audit.forget');
  expect(await count(`audit_log WHERE act = 'publishing.published'`)).toBeGreaterThan(1);
  site.server.moveClock({ seconds: 1 });
  await run('audit.forget');
  const acts = await rows<{ act: string }>('SELECT DISTINCT act FROM audit_log ORDER BY act');
  expect(acts.map(({ act }) => act)).toEqual([
    'publishing.published',
    'website.purged',
    'website.settingsChanged',
  ]);
  expect(await count(`audit_log WHERE act = 'publishing.published'`)).toBe(1);
});

it('RETAIN-7: jobs that ended are kept for a day', async () => {
  const settings = await rows(
    `SELECT DISTINCT deletion_seconds AS seconds FROM jobs.queue WHERE name NOT LIKE '\\_\\_%'`,
  );
  expect(settings).toEqual([{ seconds: 86_400 }]);
});

it('RETAIN-8: order attempts are removed after 30 days', async () => {
  const { id } = site.website;
  const attempt = (key: string) =>
    rows(
      `INSERT INTO checkout_attempts (website_id, cart_id, key_hash, fingerprint, order_id, answer, created_at)
       VALUES ($1, 'cart', $2, '', 'order', '{}', $3)`,
      id,
      key,
      context.clock.now(),
    );
  await attempt('old');
  site.server.moveClock({ days: retention.checkoutAttempts.days });
  await attempt('young');
  await run('checkout.forget');
  expect(await count('checkout_attempts')).toBe(2);
  site.server.moveClock({ seconds: 1 });
  await run('checkout.forget');
  expect(await rows('SELECT key_hash FROM checkout_attempts')).toEqual([{ key_hash: 'young' }]);
});
