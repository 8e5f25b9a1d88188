import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { isId } from '@vitrine/core/id/id.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import { paymentCalls as calls } from '@vitrine/core/payments/payments.calls.ts';
import { savedMethodCalls as saved } from '@vitrine/core/payments/saved-methods.calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Context, Services } from '../../context.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectElsewhere, redirectHere } from '../../http/redirect.ts';
import { refuseFlood } from '../../http/refuse-flood.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { inLanguage } from '../../in-language.ts';
import { registerBlockedReports, reportBlocked } from './blocked-reports.ts';
import { changeByOwner } from './change-by-owner.ts';
import { removeSecret, setSecret } from './method-secrets.ts';
import { readSetup } from './method-setups.store.ts';
import { setupReturnPath, startSetup } from './method-setups.ts';
import { methodViews } from './method-view.ts';
import { paymentFlood } from './payment-flood.ts';
import { readPayment } from './payments.store.ts';
import { makeSavedDefault, ownSavedMethods, removeSavedMethod } from './saved-methods.ts';
import { startPayment } from './start-payment.ts';
import { registerWebhooks } from './webhooks.routes.ts';

/** Pages that belong to a method, such as those of the test service. */
const pages = import.meta.glob<(app: FastifyInstance, services: Services) => void>(
  './methods/*/*.routes.ts',
  {
    import: 'register',
    eager: true,
  },
);

export const paymentRoutes: readonly BoundCall[] = [
  bindCall(calls.listMethods, async context => succeed({ methods: await methodViews(context) })),
  bindCall(calls.changeMethod, (context, { params, body }) =>
    after(context, params.method, () => changeByOwner(context, { ...params, ...body })),
  ),
  bindCall(calls.setSecret, (context, { params, body }) =>
    after(context, params.method, () => setSecret(context, { ...params, ...body })),
  ),
  bindCall(calls.removeSecret, (context, { params }) =>
    after(context, params.method, () => removeSecret(context, params)),
  ),
];

export const savedMethodRoutes: readonly BoundCall[] = [
  bindCall(saved.list, async context => succeed({ savedMethods: await ownSavedMethods(context) })),
  bindCall(saved.remove, (context, { body }) => removeSavedMethod(context, body.savedMethodId)),
  bindCall(saved.makeDefault, (context, { body }) => makeSavedDefault(context, body.savedMethodId)),
];

async function after(context: Context, id: string, act: () => Promise<Result<null>>) {
  const done = await act();
  if (!done.ok) return done;
  const method = (await methodViews(context)).find(one => one.id === id);
  return method ? succeed({ method }) : fail(callErrors.notFound);
}

/** The routes to a payment's page and for the webhooks of services. */
export async function registerPayments(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(raw => registerWebhooks(raw, services));
  await app.register(inner => registerBlockedReports(inner, services));
  await app.register(async inner => {
    inner.addHook(
      'onRequest',
      async (request, reply) => refuseFlood(services, { request, reply }, paymentFlood) ?? undefined,
    );
    registerStarts(inner, services);
    await inner.register(async own => {
      reportBlocked(own);
      for (const register of Object.values(pages)) register(own, services);
    });
  });
}

/** The way to the page of a payment, or of a payment method that is saved. */
function registerStarts(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { paymentId: string } }>('/payments/:paymentId', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    const { paymentId } = request.params;
    if (context === null || !isId(paymentId)) return replyNotFound(request, reply);
    const payment = await readPayment(context.database, context.website.id, paymentId);
    if (payment === null) return replyNotFound(request, reply);
    const spoken = inLanguage(context, payment.language);
    const page = isPaymentOpen(payment.state) ? await startPayment(spoken, payment) : null;
    return page === null
      ? redirectHere(reply, `/checkout/return/${paymentId}`, 303)
      : redirectElsewhere(reply, page, 303);
  });

  app.get<{ Params: { setupId: string } }>('/payments/setups/:setupId', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    const { setupId } = request.params;
    const setup =
      context === null || !isId(setupId)
        ? null
        : await readSetup(context.database, context.website.id, setupId);
    if (context === null || setup === null) return replyNotFound(request, reply);
    return redirectHere(reply, (await startSetup(context, setup)) ?? setupReturnPath(setup.id), 303);
  });
}
