import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { restoreDays, tenancyCalls } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { tenancyErrors } from '@vitrine/core/tenancy/tenancy.errors.ts';
import { onWebsite, type PlatformContext, within } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { namedWebsite } from './named-website.ts';
import { updateDeletedAt, type WebsiteRecord } from './tenancy.store.ts';

const millisecondsADay = 86_400_000;

/** Takes a website offline; nothing of it is removed (rule TENANCY-6). */
export async function deleteWebsite(context: PlatformContext, websiteId: Id): Promise<Result<null>> {
  const found = await namedWebsite(context, websiteId, tenancyCalls.deleteWebsite.onNamed);
  if (!found.ok) return found;
  if (found.value.deletedAt !== null) return fail(callErrors.notFound);
  await setDeletedAt(context, found.value, context.clock.now());
  return succeed(null);
}

/** Restores a website unchanged, within 30 days (rule TENANCY-6). */
export async function restoreWebsite(
  context: PlatformContext,
  websiteId: Id,
): Promise<Result<WebsiteRecord>> {
  const found = await namedWebsite(context, websiteId, tenancyCalls.restoreWebsite.onNamed);
  if (!found.ok) return found;
  const { deletedAt } = found.value;
  if (deletedAt === null) return found;
  if (context.clock.now().getTime() - deletedAt.getTime() > restoreDays * millisecondsADay) {
    return fail(tenancyErrors.restoreTooLate, { days: restoreDays });
  }
  await setDeletedAt(context, found.value, null);
  return succeed({ ...found.value, deletedAt: null });
}

async function setDeletedAt(
  context: PlatformContext,
  { website }: WebsiteRecord,
  deletedAt: Date | null,
): Promise<void> {
  await context.database.transaction(async transaction => {
    const inside = onWebsite(within(context, transaction), website);
    await updateDeletedAt(transaction, website.id, deletedAt);
    await recordAct(inside, deletedAt === null ? 'website.restored' : 'website.deleted', {
      subdomain: website.subdomain,
    });
    await context.notifications.tell(transaction, { kind: 'website', websiteId: website.id });
  });
}
