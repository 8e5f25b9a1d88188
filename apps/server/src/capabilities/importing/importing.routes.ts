import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { importingCalls as calls, type ImportView } from '@vitrine/core/importing/importing.calls.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { cancelImport } from './cancel-import.ts';
import { chooseVersion } from './choose-version.ts';
import { getImport } from './get-import.ts';
import { importFile } from './import-file.ts';
import { listImports } from './list-imports.ts';

export const importingRoutes: readonly BoundCall[] = [
  bindCall(calls.start, async (context, _, { upload }) => {
    if (!upload) return fail(importingErrors.noFile);
    const { fileName, stream, fields } = upload;
    return view(
      await importFile(context, {
        fileName,
        content: stream,
        isPublished: fields.publish === 'true',
        replaces: fields.replace === 'true',
      }),
    );
  }),
  bindCall(calls.list, async context => succeed({ imports: await listImports(context) })),
  bindCall(calls.get, async (context, { params }) => view(await getImport(context, params.importId))),
  bindCall(calls.choose, async (context, { params, body }) =>
    view(await chooseVersion(context, { importId: params.importId, ...body })),
  ),
  bindCall(calls.cancel, async (context, { params }) => view(await cancelImport(context, params.importId))),
];

function view(result: Result<ImportView>) {
  return result.ok ? succeed({ import: result.value }) : result;
}
