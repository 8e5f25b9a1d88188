import { succeed } from '@vitrine/core/errors/result.ts';
import { publishingCalls as calls } from '@vitrine/core/publishing/publishing.calls.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { listChanges } from './changes.store.ts';
import { listHiddenFiles } from './hidden-files.ts';
import { emptyFileTrash, listFileChanges } from './live-files.ts';
import { publish, restoreRevision } from './publish.ts';
import { publishOne } from './publish-one.ts';
import { listRevisions, readRevision, revisionOf } from './revisions.store.ts';

export const publishingRoutes: readonly BoundCall[] = [
  bindCall(calls.publish, async (context, { body }) => {
    const published = await publish(context, body);
    return published.ok ? succeed({ revision: published.value }) : published;
  }),
  bindCall(calls.publishOne, (context, { body }) => publishOne(context, body)),
  bindCall(calls.list, async ({ database, website }, { query }) => {
    const rows = await listRevisions(database, website.id, query);
    const shown = rows.slice(0, query.limit);
    return succeed({
      revisions: shown.map(row => revisionOf(row, website.publishedRevisionId)),
      hasMore: rows.length > query.limit,
    });
  }),
  bindCall(calls.restore, (context, { params, query }) => restoreRevision(context, params.revisionId, query)),
  bindCall(calls.emptyFileTrash, async context => succeed({ removed: await emptyFileTrash(context) })),
  bindCall(calls.changes, async context => {
    const { database, website } = context;
    const { id, publishedRevisionId } = website;
    const published = publishedRevisionId ? await readRevision(database, id, publishedRevisionId) : null;
    return succeed({
      changes: [
        ...(await listChanges(database, id, publishedRevisionId)),
        ...(await listFileChanges(context)),
      ],
      hidden: await listHiddenFiles(context),
      published: published ? revisionOf(published, publishedRevisionId) : null,
    });
  }),
];
