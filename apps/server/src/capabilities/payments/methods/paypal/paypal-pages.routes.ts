import { isId } from '@vitrine/core/id/id.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../../context.ts';
import { replyNotFound } from '../../../../http/error-replies.ts';
import { redirectHere } from '../../../../http/redirect.ts';
import { websiteContext } from '../../../../http/request-scope.ts';
import { readPayment } from '../../payments.store.ts';
import { closePayPalPayment } from './paypal.store.ts';
import { payPalId } from './paypal-client.ts';

/** Where PayPal sends a buyer who cancelled there: the money of this payment is not asked for (rule PAYPAL-4). */
export function register(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { paymentId: string } }>(
    '/payments/paypal/:paymentId/cancellation',
    async (request, reply) => {
      const context = await websiteContext(services, request, reply);
      const { paymentId } = request.params;
      if (context === null || !isId(paymentId)) return replyNotFound(request, reply);
      const payment = await readPayment(context.database, context.website.id, paymentId);
      if (payment?.method !== payPalId) return replyNotFound(request, reply);
      if (isPaymentOpen(payment.state))
        await closePayPalPayment(context.database, context.website.id, paymentId);
      return redirectHere(reply, `/checkout/return/${paymentId}`, 303);
    },
  );
}
