import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type ArchiveView, exportingCalls as calls } from '@vitrine/core/exporting/exporting.calls.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { beginArchive } from './begin-archive.ts';
import { cancelArchive } from './cancel-archive.ts';
import { listArchives } from './list-archives.ts';

export const exportingRoutes: readonly BoundCall[] = [
  bindCall(calls.begin, async (context, { params }) => view(await beginArchive(context, params.websiteId))),
  bindCall(calls.list, async (context, { params }) => {
    const archives = await listArchives(context, params.websiteId);
    return archives.ok ? succeed({ archives: archives.value }) : archives;
  }),
  bindCall(calls.cancel, async (context, { params }) => view(await cancelArchive(context, params))),
];

function view(result: Result<ArchiveView>) {
  return result.ok ? succeed({ archive: result.value }) : result;
}
