import type { DomainView } from '@vitrine/core/tenancy/domain.ts';
import type { Context } from '../../context.ts';
import type { DomainRow } from './domains.store.ts';

/** The TXT record that proves a domain for this website; it cannot be guessed for another (rule TENANCY-12). */
export function recordOfDomain({ secrets, website }: Context, host: string): { name: string; value: string } {
  return { name: `_vitrine.${host}`, value: `vitrine=${secrets.sign('domain', `${website.id} ${host}`)}` };
}

export function viewOfDomain(context: Context, row: DomainRow): DomainView {
  const isProved = row.provedAt !== null;
  return {
    host: row.host,
    addedAt: row.addedAt.toISOString(),
    isProved,
    record: recordOfDomain(context, row.host),
    problem: !isProved && row.isTaken ? 'taken' : row.problem,
    checkedAt: row.checkedAt?.toISOString() ?? null,
  };
}
