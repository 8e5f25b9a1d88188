import { trashCalls as calls } from '@vitrine/core/trash/trash.calls.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { kindsFor } from './kinds-for.ts';
import { removeTrashed } from './remove-trashed.ts';
import { restoreTrashed } from './restore-trashed.ts';
import { listTrash } from './trash.store.ts';

export const trashRoutes: readonly BoundCall[] = [
  bindCall(calls.list, async ({ actor, clock, database, website }, { query }) => {
    const kinds = kindsFor(actor).filter(kind => query.kind === undefined || kind === query.kind);
    return listTrash(database, website.id, { ...query, kinds, now: clock.now() });
  }),
  bindCall(calls.restore, (context, { params }) =>
    restoreTrashed(context, { kind: params.kind, id: params.thingId }),
  ),
  bindCall(calls.remove, (context, { params }) =>
    removeTrashed(context, { kind: params.kind, id: params.thingId }),
  ),
];
