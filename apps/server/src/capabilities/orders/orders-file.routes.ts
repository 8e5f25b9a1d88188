import { Readable } from 'node:stream';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { ordersFilePath } from '@vitrine/core/orders/many-orders.calls.ts';
import { orderListCalls, ordersFilterSchema } from '@vitrine/core/orders/order-list.calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { refusalOfAccess } from '../../http/call-access.ts';
import { replyNotFound, replyWithRefusal } from '../../http/error-replies.ts';
import { refusal } from '../../http/refusal.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { send } from '../../http/send.ts';
import { recordAct } from '../audit/index.ts';
import { exportOrders } from './export-orders.ts';
import { orderFilterOf } from './order-filter.ts';

/** The download of the orders, for the same people as their list (rule ORDER-36). */
export function serveOrdersFile(app: FastifyInstance, services: Services): void {
  app.get(ordersFilePath, async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const { actor, clock, website } = context;
    const refused = await refusalOfAccess(services, { call: orderListCalls.list, actor }, { request, reply });
    if (refused !== null) return replyWithRefusal(reply, refused);
    const query = ordersFilterSchema.safeParse(request.query);
    if (!query.success) return replyWithRefusal(reply, refusal(callErrors.invalid, { fields: 'state' }));
    const filter = orderFilterOf(context, query.data);
    if (!filter.ok) return replyWithRefusal(reply, filter.error);
    const day = clock.now().toISOString().slice(0, 10);
    if (request.method === 'GET') await recordAct(context, 'orders.exported', {});
    return send(reply, {
      contentType: 'text/csv; charset=utf-8',
      cacheControl: 'private, no-store',
      policy: "default-src 'none'; sandbox",
      also: {
        'Content-Disposition': `attachment; filename="orders-${website.subdomain}-${day}.csv"`,
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
      body: request.method === 'HEAD' ? '' : Readable.from(exportOrders(context, filter.value)),
    });
  });
}
