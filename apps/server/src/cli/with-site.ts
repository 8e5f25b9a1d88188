import { cliErrors } from '@vitrine/core/cli/cli.errors.ts';
import { fail, type Result } from '@vitrine/core/errors/result.ts';
import { findBySubdomain, type WebsiteRecord } from '../capabilities/tenancy/index.ts';
import type { Services } from '../context.ts';
import type { CommandAnswer } from './command.ts';

/** Uses the website with that name, which must exist. */
export async function withSite(
  { database }: Services,
  subdomain: string | undefined,
  work: (record: WebsiteRecord) => Promise<Result<CommandAnswer>>,
): Promise<Result<CommandAnswer>> {
  const record = await findBySubdomain(database, subdomain ?? '');
  return record === null ? fail(cliErrors.noSite, { subdomain: subdomain ?? '' }) : work(record);
}
