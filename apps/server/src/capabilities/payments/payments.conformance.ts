import { newId } from '@vitrine/core/id/id.ts';
import type { ConformanceFixtures, ConformanceKit } from '../../../test/conformance/conformance-fixture.ts';
import { insertSavedMethod } from './saved-methods.store.ts';

const namesNothing = 'the ways to pay are the same on every website';
const params = { method: 'test', secret: 'signingSecret' };
const value = 'a secret of the suite';

/** Of the calling site user if there is one, otherwise of another. */
async function saved({ server, website }: ConformanceKit): Promise<string> {
  const { clock, database } = server.context(website);
  const id = newId();
  await database.query(
    `INSERT INTO site_users (website_id, id, email, name, verified_at, created_at)
     SELECT $1, $2, $2 || '@example.com', '', now(), now()
     WHERE NOT EXISTS (SELECT FROM site_users WHERE website_id = $1)`,
    [website.id, id],
  );
  const [user] = await database.query<{ id: string }>(
    'SELECT id FROM site_users WHERE website_id = $1 LIMIT 1',
    [website.id],
  );
  await insertSavedMethod(database, website.id, {
    id,
    site_user_id: user?.id ?? '',
    method: 'test',
    reference: `test-card-${id}`,
    label: 'Test card',
    saved_at: clock.now(),
  });
  return id;
}

export const fixtures: ConformanceFixtures = {
  'payments.changeMethod': {
    prepare: async () => ({ params: { method: 'manual' }, body: { isEnabled: true } }),
    namesNothing,
  },
  'payments.setSecret': { prepare: async () => ({ params, body: { value } }), namesNothing },
  'payments.removeSaved': {
    prepare: async kit => ({ body: { savedMethodId: await saved(kit) } }),
  },
  'payments.makeSavedDefault': {
    prepare: async kit => ({ body: { savedMethodId: await saved(kit) } }),
  },
  'payments.removeSecret': {
    prepare: async ({ admin }) => {
      await admin.put('/api/payments/methods/test/secrets/signingSecret', { value });
      return { params };
    },
  },
};
