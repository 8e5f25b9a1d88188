import { Readable } from 'node:stream';
import { csvBeginning, csvRow } from '@vitrine/core/csv/csv-row.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { wordSaid } from '@vitrine/core/messages/word-said.ts';
import { faultsFilePath } from '@vitrine/core/product-files/product-import.ts';
import { productImportCalls as calls } from '@vitrine/core/product-files/product-imports.calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Context, Services } from '../../../context.ts';
import { refusalOfAccess } from '../../../http/call-access.ts';
import { replyNotFound, replyWithRefusal } from '../../../http/error-replies.ts';
import { languageAsked } from '../../../http/reader-language.ts';
import { websiteContext } from '../../../http/request-scope.ts';
import { send } from '../../../http/send.ts';
import { readNext } from './imported-products.store.ts';
import { readImport } from './product-imports.store.ts';

/** The download of all faults of an import, for the people who see its preview (rule PRODUCTFILE-14). */
export function serveFaultsFile(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { importId: string } }>(faultsFilePath, async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const { actor, database, website } = context;
    const refused = await refusalOfAccess(services, { call: calls.products, actor }, { request, reply });
    if (refused !== null) return replyWithRefusal(reply, refused);
    const row = await readImport(database, website.id, request.params.importId);
    if (row === null) return replyNotFound(request, reply);
    return send(reply, {
      contentType: 'text/csv; charset=utf-8',
      cacheControl: 'private, no-store',
      policy: "default-src 'none'; sandbox",
      also: {
        'Content-Disposition': `attachment; filename="faults-${row.created_at.toISOString().slice(0, 10)}.csv"`,
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
      body:
        request.method === 'HEAD'
          ? ''
          : Readable.from(faultsFile(context, row.id, languageAsked(request.headers))),
    });
  });
}

const batch = 200;

/** A row for each fault, in the order of the file, in the reader’s language. */
async function* faultsFile(
  { database, website }: Context,
  importId: Id,
  language: string,
): AsyncGenerator<string> {
  yield csvBeginning + csvRow(['Row', 'Column', 'Product', 'Fault']);
  for (let after = 0; ; ) {
    const rows = await readNext(database, website.id, { importId, state: 'faulty', limit: batch, after });
    for (const { title, faults } of rows)
      for (const { line, column, why } of faults)
        yield csvRow([line, column, title, wordSaid(why, language)]);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.line;
  }
}
