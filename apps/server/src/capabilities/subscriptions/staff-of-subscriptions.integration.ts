import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monthly, SubscriptionShop } from '../../../test/subscription-shop.ts';
import { siteImportCommand } from '../../cli/site-import.command.ts';
import { archiveBytes } from '../exporting/exporting.fixture.ts';

let club: SubscriptionShop;
beforeAll(async () => {
  club = await SubscriptionShop.open();
});
afterAll(() => club?.shop.server.stop());

describe('what the shop does', () => {
  const api = (id: string, act = '') => `/api/subscriptions/${id}${act}`;
  it('SUBSCRIPTION-18: it finds subscriptions by words and state, a page at a time', async () => {
    const row = await club.one(await club.plan(monthly, { title: 'Porcelain club' }));
    await club.one(await club.plan(monthly, { title: 'Porcelain cup' }));
    const admin = await club.shop.server.signIn(club.shop.website);
    type Page = { subscriptions: { id: string; title: string }[]; total: number; next: string | null };
    const list = async (query: string) => (await admin.get(`/api/subscriptions?${query}`)).body as Page;
    const first = await list('search=porcelain&limit=1');
    expect([first.total, first.subscriptions[0]?.title]).toEqual([2, 'Porcelain cup']);
    const second = await list(`search=porcelain&limit=1&cursor=${encodeURIComponent(first.next ?? '')}`);
    expect(second.subscriptions).toEqual([
      expect.objectContaining({ id: row.id, state: 'active', amount: 1850, plan: monthly, name: 'Ann Lee' }),
    ]);
    expect((await list('search=porcelain&state=paused')).total).toBe(0);
    expect((await list('search=100%25')).total).toBe(0);
  });

  it('SUBSCRIPTION-18: it pauses, resumes, skips, takes a skip back, charges and cancels, and each act is in the audit log', async () => {
    const row = await club.one(await club.plan(), 'approve-later-declined');
    const admin = await club.shop.server.signIn(club.shop.website);
    expect((await admin.post(api(row.id, '/charge'), {})).body).toMatchObject({
      error: 'subscriptions.nothingDue',
    });
    for (const act of ['pause', 'resume', 'skip', 'unskip', 'skip'])
      expect((await admin.post(api(row.id, `/${act}`), {})).status).toBe(200);
    await club.pass(62);
    // A session is over by then.
    const again = await club.shop.server.signIn(club.shop.website);
    const charged = await again.post(api(row.id, '/charge'), {});
    expect(charged.body).toMatchObject({ outcome: 'declined', subscription: { state: 'active' } });
    expect((await club.orders(row.id))[0]?.tries).toBe(2);
    expect((await again.post(api(row.id, '/cancel'), {})).body).toMatchObject({
      subscription: { state: 'cancelled', nextChargeAt: null, actions: [] },
    });
    expect((await again.post(api(row.id, '/pause'), {})).status).toBe(409);
    const seen = (await again.get(api(row.id))).body as { subscription: { timeline: { kind: string }[] } };
    expect(seen.subscription.timeline.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['begun', 'paused', 'resumed', 'skipped', 'declined', 'cancelled']),
    );
    expect(await actsOf(row.id)).toEqual(
      ['paused', 'resumed', 'skipped', 'unskipped', 'skipped', 'charged', 'cancelled'].map(
        act => `subscription.${act}`,
      ),
    );
    const reader = await club.shop.server.signIn(club.shop.website, 'billing');
    expect((await reader.get(api(row.id))).status).toBe(200);
    expect((await reader.post(api(row.id, '/pause'), {})).status).toBe(403);
  });

  it('SUBSCRIPTION-24: it changes the address, which the next order is sent to; a wrong one names its fields', async () => {
    const row = await club.one(await club.plan());
    const admin = await club.shop.server.signIn(club.shop.website);
    const body = { name: 'Ann Lee', line1: 'Hafen 1', postalCode: '1', city: '', country: 'FR' };
    const wrong = await admin.send('PUT', api(row.id, '/address'), { body });
    expect([wrong.status, Object.keys((wrong.body as { errors: object }).errors)]).toEqual([
      400,
      ['postalCode', 'city'],
    ]);
    expect((await club.read(row.id)).address).toEqual(row.address);
    const right = { ...body, postalCode: '20095', city: 'Hamburg' };
    const changed = await admin.send('PUT', api(row.id, '/address'), { body: right });
    expect(changed.body).toMatchObject({
      subscription: {
        address: { line1: 'Hafen 1', city: 'Hamburg', country: row.address.country },
        timeline: expect.arrayContaining([
          expect.objectContaining({ kind: 'addressChanged', actor: expect.stringContaining('@') }),
        ]),
      },
    });
    expect(await actsOf(row.id)).toEqual(['subscription.addressChanged']);
    await club.pass(32);
    const [order] = await club.orders(row.id);
    const [sent] = await club.shop.query<{ address: unknown }>(
      'SELECT address FROM orders WHERE website_id = $1 AND id = $2',
      order?.id ?? '',
    );
    expect(sent?.address).toMatchObject({ line1: 'Hafen 1', postalCode: '20095', city: 'Hamburg' });

    const again = await club.shop.server.signIn(club.shop.website);
    await again.post(api(row.id, '/cancel'), {});
    const late = await again.send('PUT', api(row.id, '/address'), { body: { ...right, line1: 'Hafen 2' } });
    expect(late.body).toMatchObject({ error: 'subscriptions.forbiddenMove' });
    expect((await club.read(row.id)).address.line1).toBe('Hafen 1');
    const reader = await club.shop.server.signIn(club.shop.website, 'billing');
    expect((await reader.send('PUT', api(row.id, '/address'), { body: right })).status).toBe(403);
  });

  it('SUBSCRIPTION-25: it emails the customer the link to their page', async () => {
    const row = await club.one(await club.plan());
    const reader = await club.shop.server.signIn(club.shop.website, 'billing');
    expect((await reader.post(api(row.id, '/link'), {})).status).toBe(403);
    expect(await linksTo(row.id)).toEqual([]);
    const admin = await club.shop.server.signIn(club.shop.website);
    expect((await admin.post(api(row.id, '/link'), {})).body).toMatchObject({
      subscription: { timeline: expect.arrayContaining([expect.objectContaining({ kind: 'linkSent' })]) },
    });
    expect(await linksTo(row.id)).toEqual([row.email]);
    expect(await actsOf(row.id)).toEqual(['subscription.linkSent']);
  });

  it('SUBSCRIPTION-20: an archive has them without their payment methods, and they are read as paused', async () => {
    const row = await club.one(await club.plan());
    const { server, website } = club.shop;
    const bytes = await archiveBytes(server.context(website));
    const path = join(server.dataDir, 'subscriptions.tar.gz');
    await writeFile(path, bytes);
    const name = 'another-club';
    const given = { words: [path], options: { name }, tell: () => undefined };
    expect(await siteImportCommand.run(server.services, given)).toMatchObject({ ok: true });
    const rows = await server.services.database.query(
      `SELECT state, look_at, saved_method_id, email FROM subscriptions s JOIN websites w ON w.id = s.website_id
       WHERE w.subdomain = $1 AND s.id = $2`,
      [name, row.id],
    );
    expect(rows).toEqual([{ state: 'paused', look_at: null, saved_method_id: null, email: row.email }]);
    const methods = await server.services.database.query(
      'SELECT s.id FROM saved_payment_methods s JOIN websites w ON w.id = s.website_id WHERE w.subdomain = $1',
      [name],
    );
    expect(methods).toEqual([]);
  });
});

async function actsOf(subscriptionId: string): Promise<string[]> {
  const acts = await club.shop.query<{ act: string }>(
    `SELECT act FROM audit_log WHERE website_id = $1 AND facts->>'subscriptionId' = $2 ORDER BY id`,
    subscriptionId,
  );
  return acts.map(({ act }) => act);
}

/** Who was mailed the link to the page of a subscription. */
async function linksTo(subscriptionId: string): Promise<string[]> {
  const mails = (await club.shop.mails()).filter(({ kind }) => kind === 'subscriptions.link');
  return mails
    .filter(({ body_text }) => body_text.includes(club.page(subscriptionId)))
    .map(({ recipient }) => recipient);
}
