import { Readable } from 'node:stream';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { productCalls, productsFilePath } from '@vitrine/core/products/products.calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { refusalOfAccess } from '../../http/call-access.ts';
import { replyNotFound, replyWithRefusal } from '../../http/error-replies.ts';
import { refusal } from '../../http/refusal.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { send } from '../../http/send.ts';
import { recordAct } from '../audit/index.ts';
import { exportProducts } from './export-products.ts';
import { correctedFilterOf } from './list-products.ts';

/** The download of the products, for the same people as their list (rule PRODUCT-43). */
export function serveProductsFile(app: FastifyInstance, services: Services): void {
  app.get(productsFilePath, async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const { actor, clock, website } = context;
    const refused = await refusalOfAccess(services, { call: productCalls.list, actor }, { request, reply });
    if (refused !== null) return replyWithRefusal(reply, refused);
    const query = productCalls.list.query.safeParse(request.query);
    if (!query.success)
      return replyWithRefusal(
        reply,
        refusal(callErrors.invalid, { fields: query.error.issues[0]?.path.join('.') ?? '' }),
      );
    const day = clock.now().toISOString().slice(0, 10);
    if (request.method === 'GET') await recordAct(context, 'products.exported', {});
    return send(reply, {
      contentType: 'text/csv; charset=utf-8',
      cacheControl: 'private, no-store',
      policy: "default-src 'none'; sandbox",
      also: {
        'Content-Disposition': `attachment; filename="products-${website.subdomain}-${day}.csv"`,
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
      body:
        request.method === 'HEAD'
          ? ''
          : Readable.from(exportProducts(context, await correctedFilterOf(context, query.data))),
    });
  });
}
