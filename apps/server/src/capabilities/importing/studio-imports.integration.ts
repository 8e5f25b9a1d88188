import { importViewSchema } from '@vitrine/core/importing/importing.calls.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestClient } from '../../../test/harness.ts';
import { uploadBody } from '../../../test/upload-body.ts';
import { type ImportKit, sample, startImportKit } from './importing.fixture.ts';

let kit: ImportKit;
let website: Website;
beforeAll(async () => {
  kit = await startImportKit();
});
afterAll(() => kit?.stop());
beforeEach(async () => {
  kit.asked.length = 0;
  website = await kit.server.createWebsite();
});

describe('importing in the studio', () => {
  const begin = (browser: TestClient, text: string) =>
    browser.send('POST', '/api/imports', uploadBody('export.xml', Buffer.from(text)));
  const importOf = (answer: { body: unknown }) =>
    z.object({ import: importViewSchema }).parse(answer.body).import;

  it('IMPORT-47: runs in the background, one at a time, and can be followed and cancelled', async () => {
    const browser = await kit.server.signIn(website, 'websiteManager');
    const started = importOf(await begin(browser, sample));
    expect(started).toMatchObject({ state: 'waiting', fileName: 'export.xml', report: null });
    const second = await begin(browser, sample);
    expect(second).toMatchObject({ status: 409, body: { error: 'importing.underWay' } });
    const cancelled = await browser.post(`/api/imports/${started.id}/cancel`, {});
    expect(importOf(cancelled).state).toBe('cancelled');
    await kit.server.runJobs();
    expect(await kit.count(website, 'items')).toBe(0);
    const third = importOf(await begin(browser, sample));
    await kit.server.runJobs();
    const done = await browser.get(`/api/imports/${third.id}`);
    expect(importOf(done)).toMatchObject({
      state: 'done',
      format: 'wordpress',
      report: { posts: 2, pages: 2 },
    });
    expect(await kit.count(website, 'items')).toBe(2);
    const late = await browser.post(`/api/imports/${third.id}/cancel`, {});
    expect(late).toMatchObject({ status: 409, body: { error: 'importing.tooLateToCancel' } });
    const list = await browser.get('/api/imports');
    expect(list.body).toMatchObject({ imports: [{ state: 'done' }, { state: 'cancelled' }] });
  });

  it('IMPORT-71, ERROR-5: the report and the reason of a failure are in the reader’s language', async () => {
    const browser = await kit.server.signIn(website, 'websiteManager');
    const german = { 'accept-language': 'de' };
    const bare = sample.replace('<wp:wxr_version>1.2</wp:wxr_version>', '<wp:wxr_version>9</wp:wxr_version>');
    const started = importOf(await begin(browser, bare));
    await kit.server.runJobs();
    const read = async (headers?: Record<string, string>) =>
      importOf(await browser.send('GET', `/api/imports/${started.id}`, headers ? { headers } : {}));
    expect((await read()).report?.warnings).toContainEqual({
      what: 'WXR version',
      why: 'The version “9” is unknown; it was read as 1.2.',
    });
    expect((await read(german)).report?.warnings).toContainEqual({
      what: 'WXR-Version',
      why: 'Die Version „9“ ist unbekannt; sie wurde als 1.2 gelesen.',
    });
    const broken = importOf(await begin(browser, sample.slice(0, sample.indexOf('<item>') + 6)));
    await kit.server.runJobs();
    const failed = await browser.send('GET', `/api/imports/${broken.id}`, { headers: german });
    expect(importOf(failed)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('„export.xml“'),
    });
  });

  it('ERROR-5: a report that an earlier version stored as text is shown unchanged', async () => {
    const browser = await kit.server.signIn(website, 'websiteManager');
    const started = importOf(await begin(browser, sample));
    await kit.server.runJobs();
    const { database } = kit.server.context(website);
    await database.query(
      `UPDATE imports SET error = 'Old words.', report = jsonb_set(report, '{skipped}', '[{"what":"page “A”","why":"It was old."}]')
       WHERE website_id = $1 AND id = $2`,
      [website.id, started.id],
    );
    const read = importOf(
      await browser.send('GET', `/api/imports/${started.id}`, { headers: { 'accept-language': 'de' } }),
    );
    expect(read).toMatchObject({
      error: 'Old words.',
      report: { skipped: [{ what: 'page “A”', why: 'It was old.' }] },
    });
  });

  it('IMPORT-1: refuses a file that is not an export immediately, and keeps nothing of it', async () => {
    const browser = await kit.server.signIn(website, 'websiteManager');
    const refused = await begin(browser, 'just words');
    expect(refused).toMatchObject({ status: 400, body: { error: 'importing.notAnExport' } });
    expect(await kit.count(website, 'imports')).toBe(0);
  });
});
