import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Revision } from '@vitrine/core/publishing/publishing.calls.ts';
import { publishingErrors } from '@vitrine/core/publishing/publishing.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { longStatement } from '../../database/time-limits.ts';
import { recordAct } from '../audit/index.ts';
import {
  clearMarks,
  copyFromRevision,
  copyToRevision,
  indexPublished,
  listMarkedDocuments,
  type Mark,
  readDesign,
  readMarks,
  settleScripts,
} from '../collections/index.ts';
import { bringBackAssets, listDeletedSince, publishAssets } from '../media/index.ts';
import { changeSettings, lockWebsite, setPublishedRevision } from '../tenancy/index.ts';
import { listChanges } from './changes.store.ts';
import { listDraftFiles } from './file-uses.store.ts';
import { insertRevision, type RevisionRow, readRevision, revisionOf } from './revisions.store.ts';

/** Publishes all drafts of the website in one transaction (PUBLISH-1 to PUBLISH-3). */
export async function publish(context: Context, { note = '' } = {}): Promise<Result<Revision>> {
  const database = context.database.limited(longStatement);
  return transactionOf<Result<Revision>>(database, async transaction => {
    const website = await lockWebsite(transaction, context.website.id);
    if (website === null) return fail(publishingErrors.revisionNotFound);
    const inside = { ...within(context, transaction), website };
    const marks = await readEdits(inside);
    const settled = await settle(inside, marks);
    if (!settled.ok) return settled;
    const row = await keep(inside, { note, marks });
    return succeed(await show(inside, { row, marks }));
  });
}

export interface RestoredRevision {
  readonly revision: Revision;
  /** The revision of the unpublished edits; null if there were none. */
  readonly kept: Revision | null;
}

/**
 * Makes the drafts what a revision was and publishes them as a new one, unless only the drafts are requested;
 * unpublished edits are first stored as a separate revision (PUBLISH-4, PUBLISH-5, PUBLISH-8).
 */
export async function restoreRevision(
  context: Context,
  revisionId: Id,
  { isDraft = false } = {},
): Promise<Result<RestoredRevision>> {
  const { clock } = context;
  const database = context.database.limited(longStatement);
  return transactionOf<Result<RestoredRevision>>(database, async transaction => {
    const website = await lockWebsite(transaction, context.website.id);
    const old = await readRevision(transaction, context.website.id, revisionId);
    if (website === null || old === null) return fail(publishingErrors.revisionNotFound);
    const inside = { ...within(context, transaction), website };
    const { publishedRevisionId } = website;
    const live = publishedRevisionId && (await readRevision(transaction, website.id, publishedRevisionId));
    const kept = await keepEdits(inside, old.number);
    await copyFromRevision(transaction, website.id, {
      ...{ id: revisionId, number: old.number, live: live ? live.number : 0 },
      now: clock.now(),
    });
    await bringBackFiles(inside, old.at);
    const home = await changeSettings(inside, { settings: { homePageId: old.home_page_id } });
    if (!home.ok) return home;
    const marks = await readEdits(inside);
    const settled = await settle(inside, marks);
    if (!settled.ok) return settled;
    if (isDraft) return succeed({ revision: revisionOf(old, publishedRevisionId), kept });
    const facts = { note: old.note, restoredFrom: old.number, marks };
    const row = await keep({ ...inside, website: home.value }, facts);
    return succeed({ revision: await show(inside, { row, marks }), kept });
  });
}

/** The drafts written since the last publish. The first publish finds a website without a design, and creates it. */
async function readEdits({ clock, database, website }: Context): Promise<Mark[]> {
  await readDesign(database, website.id, clock.now());
  return readMarks(database, website.id);
}

async function settle(context: Context, marks: readonly Mark[]): Promise<Result<null>> {
  const { database, website } = context;
  return settleScripts(context, await listMarkedDocuments(database, website.id, marks));
}

async function keepEdits(context: Context, number: number): Promise<Revision | null> {
  const { database, website } = context;
  if ((await listChanges(database, website.id, website.publishedRevisionId)).length === 0) return null;
  const note = `Unpublished edits before revision ${number} was restored`;
  const row = await keep(context, { note, isBackup: true, marks: await readEdits(context) });
  return revisionOf(row, website.publishedRevisionId);
}

/** Files that the revision used and that were deleted after it (rule PUBLISH-5). */
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
  readonly marks: readonly Mark[];
}

async function keep(
  { actor, clock, database, website }: Context,
  { note, restoredFrom, isBackup, marks }: RevisionFacts,
): Promise<RevisionRow> {
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
  await copyToRevision(database, website.id, { number: row.number, marks });
  return row;
}

async function show(
  context: Context,
  { row, marks }: { row: RevisionRow; marks: readonly Mark[] },
): Promise<Revision> {
  const { database, website } = context;
  await recordAct(context, 'publishing.published', { number: row.number, restoredFrom: row.restored_from });
  await publishAssets(context);
  await indexPublished(context, row.id, website.publishedRevisionId);
  await setPublishedRevision(context, row.id);
  // This comes last: a request that writes one of these drafts waits from here until the commit.
  await clearMarks(database, website.id, marks);
  return revisionOf(row, row.id);
}
