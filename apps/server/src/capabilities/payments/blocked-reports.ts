import { idSchema, isId } from '@vitrine/core/id/id.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { say, send } from '../../http/send.ts';
import { updateBlockedOrigin } from './blocked-payments.store.ts';
import { readPayment } from './payments.store.ts';

const maxReportBytes = 16 * 1024;
const reportLimit = { max: 60, seconds: 60 };
const paramsSchema = z.object({ paymentId: idSchema });
/** What a method loads, frames or sends to, as in its hosts. */
const reportSchema = z.object({
  'csp-report': z.object({
    'blocked-uri': z.url({ protocol: /^https?$/ }),
    'effective-directive': z.string().regex(/^(script-src|frame-src|connect-src|form-action)/),
  }),
});

/**
 * Browsers report what the policy of a payment’s page blocked, such as the frame of a service at an undeclared
 * address. The origin is stored with the payment while it is open: if it is not paid, the buyer and the owner are told
 * why (rule PAYMENT-23).
 */
export async function registerBlockedReports(app: FastifyInstance, services: Services): Promise<void> {
  app.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit: maxReportBytes },
    (_, body, done) => done(null, body),
  );
  app.post<{ Params: { paymentId: string } }>('/payments/:paymentId/blocked', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    const { paymentId } = request.params;
    const origin = originIn(request.body);
    const isFlood = services.floods.takeFrom(request.ip, 'paymentReport', reportLimit) !== null;
    if (context === null || !isId(paymentId) || origin === null || isFlood)
      return replyNotFound(request, reply);
    const { database, website } = context;
    const payment = await readPayment(database, website.id, paymentId);
    if (payment === null) return replyNotFound(request, reply);
    if (isPaymentOpen(payment.state) && payment.blocked_origin === '')
      await updateBlockedOrigin(database, website.id, { paymentId, origin });
    return send(reply, { status: 204 });
  });
}

/** Adds the address for reports to the policy of each payment page that is registered here. */
export function reportBlocked(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const policy = reply.getHeader('content-security-policy');
    const named = paramsSchema.safeParse(request.params);
    if (typeof policy !== 'string' || !named.success) return;
    say(reply, {
      'Content-Security-Policy': `${policy}; report-uri /payments/${named.data.paymentId}/blocked`,
    });
  });
}

function originIn(body: unknown): string | null {
  try {
    const report = reportSchema.safeParse(JSON.parse(String(body)));
    return report.success ? new URL(report.data['csp-report']['blocked-uri']).origin : null;
  } catch {
    return null;
  }
}
