import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type ArchiveView, exportingCalls as calls } from '@vitrine/core/exporting/exporting.calls.ts';
import { wordSaid } from '@vitrine/core/messages/word-said.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { beginArchive } from './begin-archive.ts';
import { cancelArchive } from './cancel-archive.ts';
import type { StoredArchive } from './exporting.store.ts';
import { listArchives } from './list-archives.ts';

export const exportingRoutes: readonly BoundCall[] = [
  bindCall(calls.begin, async (context, { params }, { language }) =>
    view(await beginArchive(context, params.websiteId), language),
  ),
  bindCall(calls.list, async (context, { params }, { language }) => {
    const archives = await listArchives(context, params.websiteId);
    return archives.ok ? succeed({ archives: archives.value.map(one => worded(one, language)) }) : archives;
  }),
  bindCall(calls.cancel, async (context, { params }, { language }) =>
    view(await cancelArchive(context, params), language),
  ),
];

function view(result: Result<StoredArchive>, language: string): Result<{ archive: ArchiveView }> {
  return result.ok ? succeed({ archive: worded(result.value, language) }) : result;
}

function worded(stored: StoredArchive, language: string): ArchiveView {
  return { ...stored, error: wordSaid(stored.error, language) };
}
