import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { revisionShown } from './tenancy.events.ts';
import { raiseContentVersion, updateLaunchedAt, updatePublishedRevision } from './tenancy.store.ts';

/**
 * Reports a change that any page may show, so that cached pages are rendered again (TENANCY-8). Call it last in a
 * transaction: it locks the website's row until the end.
 */
export async function bumpContentVersion(context: Context): Promise<void> {
  await raiseContentVersion(context.database, context.website.id);
  await context.notifications.tell(context.database, { kind: 'website', websiteId: context.website.id });
}

/** Makes a revision the live one. */
export async function setPublishedRevision(context: Context, revisionId: Id): Promise<void> {
  await updatePublishedRevision(context.database, context.website.id, revisionId);
  context.events.tell(context, revisionShown, { revisionId });
  await context.notifications.tell(context.database, { kind: 'website', websiteId: context.website.id });
}

/** Opens the website to visitors, or closes it with null; every process is notified (rule LAUNCH-1). */
export async function setLaunchedAt(context: Context, launchedAt: Date | null): Promise<void> {
  await updateLaunchedAt(context.database, context.website.id, launchedAt);
  await context.notifications.tell(context.database, { kind: 'website', websiteId: context.website.id });
}
