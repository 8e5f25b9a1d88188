import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { wordReport } from '@vitrine/core/importing/import-report.ts';
import { importingCalls as calls, type ImportView } from '@vitrine/core/importing/importing.calls.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { wordSaid } from '@vitrine/core/messages/word-said.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { cancelImport } from './cancel-import.ts';
import { chooseVersion } from './choose-version.ts';
import { getImport } from './get-import.ts';
import { importFile } from './import-file.ts';
import type { StoredImport } from './importing.store.ts';
import { listImports } from './list-imports.ts';

export const importingRoutes: readonly BoundCall[] = [
  bindCall(calls.start, async (context, _, { language, upload }) => {
    if (!upload) return fail(importingErrors.noFile);
    const { fileName, stream, fields } = upload;
    return view(
      await importFile(context, {
        fileName,
        content: stream,
        isPublished: fields.publish === 'true',
        replaces: fields.replace === 'true',
        shopId: fields.shop || null,
        makesShops: fields.makeShops === 'true',
      }),
      language,
    );
  }),
  bindCall(calls.list, async (context, _, { language }) => {
    const imports = await listImports(context);
    return succeed({ imports: imports.map(one => worded(one, language)) });
  }),
  bindCall(calls.get, async (context, { params }, { language }) =>
    view(await getImport(context, params.importId), language),
  ),
  bindCall(calls.choose, async (context, { params, body }, { language }) =>
    view(await chooseVersion(context, { importId: params.importId, ...body }), language),
  ),
  bindCall(calls.cancel, async (context, { params }, { language }) =>
    view(await cancelImport(context, params.importId), language),
  ),
];

function view(result: Result<StoredImport>, language: string): Result<{ import: ImportView }> {
  return result.ok ? succeed({ import: worded(result.value, language) }) : result;
}

/** In the language of the reader (rule IMPORT-71). */
function worded(stored: StoredImport, language: string): ImportView {
  const { error, report } = stored;
  return {
    ...stored,
    report: report === null ? null : wordReport(report, language),
    error: wordSaid(error, language),
  };
}
