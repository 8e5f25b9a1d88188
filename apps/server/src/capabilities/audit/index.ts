import { auditCalls } from '@vitrine/core/audit/audit.calls.ts';
import { succeed } from '@vitrine/core/errors/result.ts';
import type { Capability } from '../../capability.ts';
import { bindCall } from '../../http/bind-call.ts';
import { forgetEntriesJob } from './audit.jobs.ts';
import { listEntries } from './audit.store.ts';

export { hasActed, listEntries } from './audit.store.ts';
export { recordAct } from './record-act.ts';

export const auditCapability: Capability = {
  name: 'audit',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  jobs: [forgetEntriesJob],
  calls: [
    bindCall(auditCalls.list, async ({ database, website }, { query }) => {
      const entries = await listEntries(database, website.id, query);
      return succeed({ entries: entries.slice(0, query.limit), hasMore: entries.length > query.limit });
    }),
  ],
};
