import { Readable } from 'node:stream';
import {
  customerCalls,
  customersFilePath,
  customersFilterSchema,
} from '@vitrine/core/customers/customers.calls.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { refusalOfAccess } from '../../http/call-access.ts';
import { replyNotFound, replyWithRefusal } from '../../http/error-replies.ts';
import { refusal } from '../../http/refusal.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { send } from '../../http/send.ts';
import { recordAct } from '../audit/index.ts';
import { exportCustomers } from './export-customers.ts';

/** The download of the customers, for the same people as their list (rule CUSTOMER-7). */
export function serveCustomersFile(app: FastifyInstance, services: Services): void {
  app.get(customersFilePath, async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const { actor, clock, website } = context;
    const refused = await refusalOfAccess(services, { call: customerCalls.list, actor }, { request, reply });
    if (refused !== null) return replyWithRefusal(reply, refused);
    const query = customersFilterSchema.safeParse(request.query);
    if (!query.success) return replyWithRefusal(reply, refusal(callErrors.invalid, { fields: 'sort' }));
    if (request.method === 'GET') await recordAct(context, 'customers.exported', {});
    const name = `customers-${website.subdomain}-${clock.now().toISOString().slice(0, 10)}.csv`;
    return send(reply, {
      contentType: 'text/csv; charset=utf-8',
      cacheControl: 'private, no-store',
      policy: "default-src 'none'; sandbox",
      also: {
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
      body: request.method === 'HEAD' ? '' : Readable.from(exportCustomers(context, query.data)),
    });
  });
}
