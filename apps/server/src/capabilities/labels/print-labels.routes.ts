import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { labelCalls, labelsPath, labelsQuerySchema } from '@vitrine/core/labels/labels.calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { refusalOfAccess } from '../../http/call-access.ts';
import { replyNotFound, replyWithRefusal } from '../../http/error-replies.ts';
import { refusal } from '../../http/refusal.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { sendPaper } from '../documents/index.ts';
import { prepareLabels } from './label-request.ts';

/** The labels of one or several orders as one PDF; nothing is marked as sent (rule LABEL-2). */
export function printLabels(app: FastifyInstance, services: Services): void {
  app.get(labelsPath, async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const access = { call: labelCalls.check, actor: context.actor };
    const refused = await refusalOfAccess(services, access, { request, reply });
    if (refused !== null) return replyWithRefusal(reply, refused);
    const wanted = labelsQuerySchema.safeParse(request.query);
    if (!wanted.success) return replyWithRefusal(reply, refusal(callErrors.invalid, { fields: 'order' }));
    const { order: orderIds, parcels } = wanted.data;
    const prepared = await prepareLabels(context, { orderIds, parcels });
    if (!prepared.ok) return replyWithRefusal(reply, prepared.error);
    const made = await prepared.value.strategy.make(context, prepared.value.request);
    return made.ok ? sendPaper(reply, made.value, 'labels') : replyWithRefusal(reply, made.error);
  });
}
