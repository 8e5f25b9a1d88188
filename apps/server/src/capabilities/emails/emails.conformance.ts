import type { ConformanceFixtures, ConformanceKit } from '../../../test/conformance/conformance-fixture.ts';

const params = { kind: 'orders.confirmation' };
const query = { language: 'en' };

async function usual({ admin }: ConformanceKit) {
  const { body } = await admin.get('/api/emails/orders.confirmation?language=en');
  return body as { document: object; version: number };
}

async function draft(kit: ConformanceKit) {
  return { params, query, body: { document: (await usual(kit)).document } };
}

const namesNothing = 'It names a kind of email, which every website has.';

export const fixtures: ConformanceFixtures = {
  'emails.get': { prepare: async () => ({ params, query }), namesNothing },
  'emails.save': { prepare: async kit => ({ params, query, body: await usual(kit) }), namesNothing },
  'emails.reset': {
    prepare: async kit => {
      const saved = await kit.admin.put('/api/emails/orders.confirmation?language=en', await usual(kit));
      const { version } = saved.body as { version: number };
      return { params, query, body: { version } };
    },
    namesNothing,
  },
  'emails.switch': {
    prepare: async () => ({ params: { kind: 'orders.notice' }, body: { isOn: false } }),
    namesNothing,
  },
  'emails.preview': { prepare: draft, namesNothing },
  'emails.test': { prepare: draft, namesNothing },
};
