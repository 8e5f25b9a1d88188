import type { FastifyInstance } from 'fastify';
import type { Services } from '../../src/context.ts';
import { replyNotFound } from '../../src/http/error-replies.ts';
import { websiteContext } from '../../src/http/request-scope.ts';
import { send } from '../../src/http/send.ts';
import { addressOf } from './pop-up.method.ts';

/** The page from which the window opens; its script, and a frame with the amount, belong to the service. */
export function register(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { paymentId: string } }>('/payments/pop-up/:paymentId', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const { origin } = new URL(await addressOf(context));
    const { paymentId } = request.params;
    return send(reply, {
      contentType: 'text/html; charset=utf-8',
      policy: `default-src 'none'; script-src ${origin}; frame-src ${origin}; connect-src ${origin}; base-uri 'none'`,
      also: { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pay</title></head><body><h1>Pay in a window</h1><iframe title="Amount" src="${origin}/frames/${paymentId}"></iframe><button type="button" data-payment="${paymentId}">Open the payment window</button><p role="status"></p><a href="/checkout/return/${paymentId}">Back to the shop</a><script src="${origin}/pay.js"></script></body></html>`,
    });
  });
}
