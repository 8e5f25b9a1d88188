import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { DomainView } from '@vitrine/core/tenancy/domain.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { recordOfDomain, viewOfDomain } from './domain-record.ts';
import { lockHost, readDomain, updateProblem, updateProved } from './domains.store.ts';
import { lookUpRecord } from './look-up-record.ts';
import { addressAdded } from './tenancy.events.ts';

/** Verifies a waiting domain once its record exists; DNS is queried before anything is locked (rule TENANCY-12). */
export async function checkDomain(context: Context, host: string): Promise<Result<{ domain: DomainView }>> {
  const { clock, configuration, database, website } = context;
  const waiting = await readDomain(database, website.id, host);
  if (waiting === null) return fail(callErrors.notFound);
  if (waiting.provedAt !== null) return succeed({ domain: viewOfDomain(context, waiting) });
  const record = recordOfDomain(context, host);
  const found = await lookUpRecord(record.name, configuration.DNS_SERVERS);
  const at = clock.now();
  return transactionOf<Result<{ domain: DomainView }>>(database, async transaction => {
    await lockHost(transaction, host);
    const now = await readDomain(transaction, website.id, host);
    if (now === null) return fail(callErrors.notFound);
    const isFound = found.kind === 'found' && found.values.includes(record.value);
    if (isFound && !now.isTaken && now.provedAt === null) {
      await updateProved(transaction, website.id, { host, at });
      await recordAct(within(context, transaction), 'website.domainProved', { host });
      await context.notifications.tell(transaction, { kind: 'website', websiteId: website.id });
      context.events.tell(within(context, transaction), addressAdded, null);
    } else if (now.provedAt === null) {
      const problem = isFound ? null : found.kind === 'found' ? 'other' : found.kind;
      await updateProblem(transaction, website.id, { host, at, problem });
    }
    const after = await readDomain(transaction, website.id, host);
    return succeed({ domain: viewOfDomain(context, after ?? now) });
  });
}
