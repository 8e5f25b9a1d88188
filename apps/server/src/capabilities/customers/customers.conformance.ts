import { newId } from '@vitrine/core/id/id.ts';
import type { ConformanceFixtures, ConformanceKit } from '../../../test/conformance/conformance-fixture.ts';
import { ordered } from '../../../test/conformance/ordered.ts';

/** Somebody with an account on the website. */
async function customerOf({ admin, context, website }: ConformanceKit): Promise<string> {
  const email = `${newId()}@example.com`;
  await context.database.query(
    `INSERT INTO site_users (website_id, id, email, name, verified_at, created_at) VALUES ($1, $2, $3, '', $4, $4)`,
    [website.id, newId(), email, context.clock.now()],
  );
  const answer = await admin.get(`/api/customers?search=${email}`);
  const [found] = (answer.body as { customers: { id: string }[] }).customers;
  if (found === undefined) throw new Error(`The customers were answered ${answer.status}: ${answer.text}`);
  return found.id;
}

async function noteOf(kit: ConformanceKit) {
  const customerId = await customerOf(kit);
  const answer = await kit.admin.post(`/api/customers/${customerId}/notes`, { text: 'Call first' });
  const noteId = (answer.body as { note: { id: string } }).note.id;
  return { params: { customerId, noteId } };
}

export const fixtures: ConformanceFixtures = {
  'customers.get': { prepare: async kit => ({ params: { customerId: await customerOf(kit) } }) },
  'customers.ofOrder': { prepare: ordered },
  'customers.addNote': {
    prepare: async kit => ({ params: { customerId: await customerOf(kit) }, body: { text: 'Call first' } }),
  },
  'customers.removeNote': { prepare: noteOf },
  'customers.restoreNote': {
    prepare: async kit => {
      const { params } = await noteOf(kit);
      await kit.admin.delete(`/api/customers/${params.customerId}/notes/${params.noteId}`);
      return { params };
    },
  },
  'customers.merge': {
    prepare: async kit => ({
      params: { customerId: await customerOf(kit) },
      body: { customerId: await customerOf(kit) },
    }),
  },
  'customers.separate': {
    prepare: async kit => {
      const [customerId, mergedId] = [await customerOf(kit), await customerOf(kit)];
      await kit.admin.post(`/api/customers/${customerId}/merged`, { customerId: mergedId });
      return { params: { customerId, mergedId } };
    },
  },
};
