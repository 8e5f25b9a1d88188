import { hasPermission } from '@vitrine/core/accounts/roles.ts';
import { documentCalls, printPath, printSchema } from '@vitrine/core/documents/documents.calls.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { isId } from '@vitrine/core/id/id.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { FastifyInstance } from 'fastify';
import type { Context, Services } from '../../context.ts';
import { refusalOfAccess } from '../../http/call-access.ts';
import { replyNotFound, replyWithRefusal } from '../../http/error-replies.ts';
import { refusal } from '../../http/refusal.ts';
import { refuseFlood } from '../../http/refuse-flood.ts';
import { actorOf, websiteContext } from '../../http/request-scope.ts';
import { say } from '../../http/send.ts';
import type { Exchange } from '../../http/stored-file.ts';
import { readOrder } from '../orders/index.ts';
import { isSignedFor } from './document-links.ts';
import { type DocumentRow, readDocument } from './documents.store.ts';
import { drawApart } from './papers/draw-apart.ts';
import { paperOfDocument } from './papers/paper-of-document.ts';
import { papersToPrint } from './papers/papers-to-print.ts';
import { paperFlood, sendPaper } from './papers/send-paper.ts';

/** One document, and the papers of several orders at once (rules DOCUMENT-6, DOCUMENT-8). */
export function servePapers(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>('/checkout/documents/:file', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    const id = /^(\w+)\.pdf$/.exec(request.params.file)?.[1] ?? '';
    if (context === null || !isId(id)) return replyNotFound(request, reply);
    say(reply, { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' });
    const row = await readDocument(context.database, context.website.id, id);
    const exchange = { request, reply };
    if (row === null || !(await isTheirs(services, exchange, { context, row })))
      return replyNotFound(request, reply);
    const refused = refuseFlood(services, exchange, paperFlood);
    if (refused !== null) return refused;
    const name = `${wordsIn(row.content.language).documents[row.kind]} ${row.name}`;
    const body = await drawApart(context, {
      papers: [paperOfDocument(row)],
      title: `${name} · ${row.content.seller.lines[0] ?? ''}`,
      at: row.issued_at,
    });
    return sendPaper(reply, body, name);
  });

  app.get(printPath, async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const { actor } = context;
    const refused = await refusalOfAccess(
      services,
      { call: documentCalls.ofOrder, actor },
      { request, reply },
    );
    if (refused !== null) return replyWithRefusal(reply, refused);
    const wanted = printSchema.safeParse(request.query);
    if (!wanted.success)
      return replyWithRefusal(reply, refusal(callErrors.invalid, { fields: 'order, from, to' }));
    const printed = await papersToPrint(context, wanted.data);
    if (!printed.ok) return replyWithRefusal(reply, printed.error);
    const { kind } = wanted.data;
    const title = `${wordsIn(context.website.settings.language).documents[kind]} · ${context.website.title}`;
    const body = await drawApart(context, { papers: printed.value, title, at: context.clock.now() });
    return sendPaper(reply, body, fileNames[kind]);
  });
}

const fileNames = { packingSlip: 'packing-slips', invoice: 'invoices', creditNote: 'credit-notes' } as const;

/** Anyone with its signature, the staff who see orders, and the buyer who is signed in with the address of the order. */
async function isTheirs(
  services: Services,
  { request, reply }: Exchange,
  { context, row }: { context: Context; row: DocumentRow },
): Promise<boolean> {
  const { signature } = request.query as { signature?: unknown };
  if (signature !== undefined) return isSignedFor(context, row.id, signature);
  const { actor, database, website } = context;
  if (actor.kind === 'account' && hasPermission(actor.roles, documentCalls.ofOrder.access)) return true;
  const buyer = await actorOf(services, request, reply, 'siteUser');
  if (buyer.kind !== 'siteUser') return false;
  const order = await readOrder(database, website.id, row.order_id);
  return order?.email.toLowerCase() === buyer.email.toLowerCase();
}
