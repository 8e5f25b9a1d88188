import { addressOf } from '@vitrine/core/collections/collection.ts';
import { type LiveState, notLive } from '@vitrine/core/collections/live-state.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Revision } from '@vitrine/core/publishing/publishing.calls.ts';
import { publishingErrors } from '@vitrine/core/publishing/publishing.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { nameOfActor } from '../../name-of-actor.ts';
import { recordAct } from '../audit/index.ts';
import {
  changeItem,
  clearMarks,
  copyOneToRevision,
  findSameAddress,
  indexPublished,
  readAbove,
  readCollection,
  readItem,
  readLiveCollections,
  readLiveItems,
  readMarks,
  readSourceDocuments,
  settleScripts,
} from '../collections/index.ts';
import { publishAssets } from '../media/index.ts';
import { lockWebsite, setPublishedRevision } from '../tenancy/index.ts';
import { insertRevision, readRevision, revisionOf } from './revisions.store.ts';

export interface OneToPublish {
  readonly kind: 'page' | 'post';
  readonly id: Id;
  /** When a post becomes visible. */
  readonly at?: string | undefined;
}

export interface PublishedOne {
  readonly revision: Revision;
  readonly alongWith: string[];
  readonly live: LiveState;
}

interface Thing {
  readonly title: string;
  readonly address: string;
  readonly documentId: Id | null;
  /** For a post: its picture, and the files in its data. */
  readonly fileIds: readonly Id[];
}

/**
 * Publishes one page or post as edited now, and keeps everything else live as it is: a small revision (PUBLISH-10,
 * PUBLISH-11).
 */
export async function publishOne(context: Context, given: OneToPublish): Promise<Result<PublishedOne>> {
  return transactionOf<Result<PublishedOne>>(context.database, async transaction => {
    const website = await lockWebsite(transaction, context.website.id);
    const from = website?.publishedRevisionId ?? null;
    if (website === null) return fail(callErrors.notFound);
    const inside = { ...within(context, transaction), website };
    const found = given.kind === 'post' ? await readyPost(inside, given) : await readPage(inside, given.id);
    if (!found.ok) return found;
    const thing = found.value;
    if (from === null) return fail(publishingErrors.nothingLive);
    const along = await readAbove(transaction, website.id, { ...given, from });
    const shownNow = [thing.documentId, ...along.map(one => one.documentId)].filter(id => id !== null);
    const settled = await settleScripts(inside, shownNow);
    if (!settled.ok) return settled;
    const shownIds = new Set([given.id, ...shownNow, ...along.map(one => one.id)]);
    const marks = (await readMarks(transaction, website.id)).filter(({ id }) => shownIds.has(id));
    const live = await readRevision(transaction, website.id, from);
    const { actor, clock } = context;
    const row = await insertRevision(transaction, website.id, {
      id: newId(),
      note: thing.title,
      by_name: nameOfActor(actor),
      account_id: actor.kind === 'account' ? actor.accountId : null,
      at: clock.now(),
      restored_from: null,
      is_backup: false,
      home_page_id: live?.home_page_id ?? null,
    });
    await copyOneToRevision(transaction, website.id, {
      ...given,
      ...thing,
      from,
      to: row,
      along,
    });
    const other = await findSameAddress(transaction, website.id, { ...given, to: row.id });
    if (other !== null) return fail(publishingErrors.addressInUse, { title: other });
    await publishAssets(inside, await filesOf(inside, shownNow, thing.fileIds));
    await recordAct(inside, 'publishing.publishedOne', { number: row.number, ...given });
    await indexPublished(inside, row.id, from);
    await setPublishedRevision(inside, row.id);
    await clearMarks(transaction, website.id, marks);
    const shown = { ...inside, website: { ...website, publishedRevisionId: row.id } };
    return succeed({
      revision: revisionOf(row, row.id),
      alongWith: along.map(one => one.title),
      live: await liveStateOf(shown, given),
    });
  });
}

/** A post that will be visible: a draft is published by this, now or at its date. */
async function readyPost(context: Context, { id, at }: OneToPublish): Promise<Result<Thing>> {
  const { clock, database, website } = context;
  const row = await readItem(database, website.id, id);
  if (!row || row.deleted_at) return fail(callErrors.notFound);
  const isLater = at !== undefined && new Date(at) > clock.now();
  const isSeen = row.state === 'published' || row.state === 'scheduled';
  const patch = at === undefined ? (isSeen ? {} : { state: 'published' as const }) : { publishedAt: at };
  const state = isLater ? ('scheduled' as const) : ('published' as const);
  const changed = await changeItem(context, {
    itemId: id,
    ...patch,
    ...(at === undefined ? {} : { state }),
  });
  if (!changed.ok) return changed;
  const item = changed.value;
  const list = await readCollection(database, website.id, item.collectionId);
  return list === null || list.deleted_at
    ? fail(callErrors.notFound)
    : succeed({
        ...item,
        address: addressOf(list.slug, item.slug),
        fileIds: idsIn([item.imageId, item.data]),
      });
}

async function readPage({ database, website }: Context, id: Id): Promise<Result<Thing>> {
  const row = await readCollection(database, website.id, id);
  if (!row || row.deleted_at) return fail(callErrors.notFound);
  const { title, slug, document_id: documentId } = row;
  return succeed({ title, address: addressOf(slug), documentId, fileIds: [] });
}

/** Newly shown files become live with it, with their present texts. */
async function filesOf(
  { database, website }: Context,
  documentIds: readonly Id[],
  fileIds: readonly Id[],
): Promise<Id[]> {
  const source = { websiteId: website.id, revisionId: null };
  const documents = await readSourceDocuments(database, source, documentIds);
  return [...new Set([...idsIn([...documents.values()]), ...fileIds])];
}

/** Ids occur alone or in addresses, never inside another word. */
function idsIn(value: unknown): Id[] {
  return JSON.stringify(value).match(/\b[0-9a-z]{24}\b/g) ?? [];
}

async function liveStateOf(context: Context, { kind, id }: OneToPublish): Promise<LiveState> {
  const states = kind === 'post' ? await readLiveItems(context, [id]) : await readLiveCollections(context);
  return states[id] ?? notLive;
}
