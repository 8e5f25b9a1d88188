import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Revision } from '@vitrine/core/publishing/publishing.calls.ts';
import { publishingErrors } from '@vitrine/core/publishing/publishing.errors.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { type Context, within } from '../../context.ts';
import { type Database, transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import {
  copyFromRevision,
  copyToRevision,
  indexPublished,
  readDesign,
  settleScripts,
} from '../collections/index.ts';
import { bringBackAssets, listDeletedSince, publishAssets } from '../media/index.ts';
import { changeSettings, lockWebsite, setPublishedRevision } from '../tenancy/index.ts';
import { listDraftFiles } from './file-uses.store.ts';
import {
  insertRevision,
  listChanges,
  type RevisionRow,
  readRevision,
  revisionOf,
} from './revisions.store.ts';

/** Makes what is edited now the published website: all of it, in one transaction (PUBLISH-1 to PUBLISH-3). */
export async function publish(context: Context, { note = '' } = {}): Promise<Result<Revision>> {
  return transactionOf<Result<Revision>>(context.database, async transaction => {
    const website = await lockWebsite(transaction, context.website.id);
    if (website === null) return fail(publishingErrors.revisionNotFound);
    const settled = await settleScripts(within(context, transaction));
    if (!settled.ok) return settled;
    const row = await keep(within(context, transaction), website, { note });
    return succeed(await show({ ...within(context, transaction), website }, row));
  });
}

export interface RestoredRevision {
  readonly revision: Revision;
  /** The revision of edits not published before; null if there were none. */
  readonly kept: Revision | null;
}

/**
 * Makes the drafts what a revision was and publishes them as a new one, unless only the drafts are asked for;
 * edits that nobody has published yet are kept first, as a revision of their own (PUBLISH-4, PUBLISH-5, PUBLISH-8).
 */
export async function restoreRevision(
  context: Context,
  revisionId: Id,
  { isDraft = false } = {},
): Promise<Result<RestoredRevision>> {
  const { clock } = context;
  return transactionOf<Result<RestoredRevision>>(context.database, async transaction => {
    const website = await lockWebsite(transaction, context.website.id);
    const old = await readRevision(transaction, context.website.id, revisionId);
    if (website === null || old === null) return fail(publishingErrors.revisionNotFound);
    const inside = within(context, transaction);
    const kept = await keepEdits(inside, website, old.number);
    await copyFromRevision(transaction, website.id, { revisionId, now: clock.now() });
    await bringBackFiles(inside, old.at);
    const home = await changeSettings(inside, { settings: { homePageId: old.home_page_id } });
    if (!home.ok) return home;
    const settled = await settleScripts(inside);
    if (!settled.ok) return settled;
    if (isDraft) return succeed({ revision: revisionOf(old, website.publishedRevisionId), kept });
    const row = await keep(inside, home.value, { note: old.note, restoredFrom: old.number });
    return succeed({ revision: await show({ ...inside, website }, row), kept });
  });
}

async function keepEdits(context: Context, website: Website, number: number): Promise<Revision | null> {
  if (!(await isEdited(context.database, website))) return null;
  const note = `Unpublished edits before revision ${number} was restored`;
  return revisionOf(await keep(context, website, { note, isBackup: true }), website.publishedRevisionId);
}

async function isEdited(database: Database, { id, publishedRevisionId }: Website): Promise<boolean> {
  return (await listChanges(database, id, publishedRevisionId)).length > 0;
}

/** Files that the revision showed and that were deleted after it (rule PUBLISH-5). */
async function bringBackFiles(context: Context, since: Date): Promise<void> {
  const { database, website } = context;
  const deleted = await listDeletedSince(database, website.id, since);
  const used = await listDraftFiles(database, website.id, deleted);
  await bringBackAssets(context, { assetIds: [...used], since });
}

interface RevisionFacts {
  readonly note: string;
  readonly restoredFrom?: number;
  readonly isBackup?: boolean;
}

async function keep(
  { actor, clock, database }: Context,
  website: Website,
  { note, restoredFrom, isBackup }: RevisionFacts,
): Promise<RevisionRow> {
  // The first publish of a website whose design nobody touched makes the design it is published with.
  await readDesign(database, website.id, clock.now());
  const row = await insertRevision(database, website.id, {
    id: newId(),
    note,
    by_name: actor.kind === 'account' ? actor.email : 'The operator',
    account_id: actor.kind === 'account' ? actor.accountId : null,
    at: clock.now(),
    restored_from: restoredFrom ?? null,
    is_backup: isBackup ?? false,
    home_page_id: website.settings.homePageId,
  });
  await copyToRevision(database, website.id, row);
  return row;
}

async function show(context: Context, row: RevisionRow): Promise<Revision> {
  await recordAct(context, 'publishing.published', { number: row.number, restoredFrom: row.restored_from });
  await publishAssets(context);
  await indexPublished(context, row.id, context.website.publishedRevisionId);
  await setPublishedRevision(context, row.id);
  return revisionOf(row, row.id);
}
