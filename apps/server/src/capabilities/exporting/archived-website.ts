import { doors } from '@vitrine/core/accounts/doors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { restoreDays } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { type Context, onWebsite, type PlatformContext } from '../../context.ts';
import { namedWebsite } from '../tenancy/index.ts';

const millisecondsADay = 86_400_000;

/**
 * The website whose archives are requested, as a context: for people who may manage them, on its own host or the
 * platform's; a deleted one while it can be restored (rule EXPORT-6).
 */
export async function archivedWebsite(
  context: PlatformContext | Context,
  websiteId: Id,
): Promise<Result<Context>> {
  if ('website' in context && context.website.id !== websiteId) return fail(callErrors.notFound);
  const found = await namedWebsite(context, websiteId, doors.archiveFile.needs);
  if (!found.ok) return found;
  const { website, deletedAt } = found.value;
  const oldest = context.clock.now().getTime() - restoreDays * millisecondsADay;
  if (deletedAt !== null && deletedAt.getTime() < oldest) return fail(callErrors.notFound);
  return succeed(onWebsite(context, website));
}
