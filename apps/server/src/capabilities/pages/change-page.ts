import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { pageErrors } from '@vitrine/core/page/page.errors.ts';
import type { PageOperation } from '@vitrine/core/page/page-operation.ts';
import { replayOperations } from '@vitrine/core/page/replay-operations.ts';
import type { PageChangeView } from '@vitrine/core/pages/pages.calls.ts';
import { pagesErrors } from '@vitrine/core/pages/pages.errors.ts';
import type { Context } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { nameOfActor } from '../../name-of-actor.ts';
import { approvedBy, lockDocument, updateDocument } from '../collections/index.ts';
import { checkBlocks } from './check-blocks.ts';
import { keepRemoved } from './keep-removed.ts';
import { insertChange, listChangesSince, type PageChangeRow } from './page-operations.store.ts';

export interface PageChangeInput {
  readonly documentId: Id;
  readonly baseVersion: number;
  readonly operations: readonly PageOperation[];
  readonly clientId: string;
}

export interface PageChanged {
  readonly version: number;
  /** Others’ operations since `baseVersion`, for the client to replay; its own are applied after them. */
  readonly changes: readonly PageChangeView[];
}

/**
 * Replays a client's operations on the newest document and stores the result as its next version. Operations on
 * something that was changed since are refused with who and when, and nothing is changed (DRAFT-1 to DRAFT-3).
 */
export async function changePage(context: Context, input: PageChangeInput): Promise<Result<PageChanged>> {
  const { website, clock, actor } = context;
  return transactionOf<Result<PageChanged>>(context.database, async transaction => {
    const { documentId, baseVersion, clientId } = input;
    const newest = await lockDocument(transaction, website.id, documentId);
    if (newest === null) return fail(callErrors.notFound);
    if (baseVersion > newest.version) return fail(pagesErrors.fromTheFuture, { version: baseVersion });
    const since = await listChangesSince(transaction, website.id, { documentId, version: baseVersion });
    // A version without operations was written as a whole, for example by an import or a restored revision.
    if (since.length !== newest.version - baseVersion) {
      return fail(
        pageErrors.conflict,
        { who: 'Somebody', what: 'the whole page' },
        { details: { version: newest.version } },
      );
    }
    const others = since.filter(change => change.client_id !== clientId);
    const replayed = replayOperations(newest.document, input.operations, others.map(heldAgainst));
    if (!replayed.ok) return withTime(replayed, others);
    const { document, touched } = replayed.value;
    const checked = checkBlocks(actor, input.operations, {
      before: newest.document,
      approved: newest.approved,
      after: document,
    });
    if (!checked.ok) return checked;
    await keepRemoved(
      { ...context, database: transaction },
      { documentId, before: newest.document, after: document },
    );
    const now = clock.now();
    const approved = approvedBy(actor, document);
    const version = await updateDocument(transaction, website.id, {
      id: documentId,
      document,
      approved,
      now,
    });
    if (version === null) return fail(callErrors.notFound);
    await insertChange(transaction, website.id, {
      documentId,
      version,
      operations: [...input.operations],
      touched: [...touched],
      account_id: actor.kind === 'account' ? actor.accountId : null,
      by_name: nameOfActor(actor),
      client_id: clientId,
      at: now,
    });
    return succeed({ version, changes: others.map(viewOf) });
  });
}

function heldAgainst({ version, by_name, touched }: PageChangeRow) {
  return { version, by: by_name, touched };
}

/** A conflict also says when the other change was made. */
function withTime(refused: Result<never>, others: readonly PageChangeRow[]): Result<never> {
  if (refused.ok) return refused;
  const at = others.find(change => change.version === refused.error.details?.version)?.at.toISOString();
  const { error } = refused;
  return { ok: false, error: at === undefined ? error : { ...error, details: { ...error.details, at } } };
}

function viewOf(change: PageChangeRow): PageChangeView {
  return {
    version: change.version,
    operations: change.operations,
    by: change.by_name,
    clientId: change.client_id,
    at: change.at.toISOString(),
  };
}
