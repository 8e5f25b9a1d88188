import { doors } from '@vitrine/core/accounts/doors.ts';
import { isId } from '@vitrine/core/id/id.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { actorMay } from '../../../../actor-may.ts';
import type { Context, Services } from '../../../../context.ts';
import { replyNotFound } from '../../../../http/error-replies.ts';
import { redirectHere } from '../../../../http/redirect.ts';
import { websiteContext } from '../../../../http/request-scope.ts';
import { inLanguageOfPayment } from '../../in-language-of-payment.ts';
import { actAtService, serviceActs } from './act-at-service.ts';
import { chooseOutcome, testChoices } from './choose-outcome.ts';
import { readTestPayment } from './test-gateway.store.ts';
import { testPage } from './test-page.ts';

const isOfShop = ({ actor }: Context) => actorMay(actor, doors.testService.needs);

interface Route {
  Params: { paymentId: string };
}
const form = z.object({ choice: z.enum([...testChoices, ...serviceActs]) });
const choiceSchema = z.enum(testChoices);
const actSchema = z.enum(serviceActs);

/** The hosted page of the test payment service. */
export function register(app: FastifyInstance, services: Services): void {
  app.get<Route>('/payments/test/:paymentId', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    const { paymentId } = request.params;
    const row =
      context && isId(paymentId)
        ? await readTestPayment(context.database, context.website.id, paymentId)
        : null;
    if (context === null || row === null) return replyNotFound(request, reply);
    const { title, settings } = (await inLanguageOfPayment(context, paymentId)).website;
    return testPage(reply, {
      row,
      shop: title,
      language: settings.language,
      isOfShop: isOfShop(context),
    });
  });

  app.post<Route>('/payments/test/:paymentId', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    const { paymentId } = request.params;
    const chosen = form.safeParse(request.body);
    if (context === null || !isId(paymentId) || !chosen.success) return replyNotFound(request, reply);
    const { choice } = chosen.data;
    const act = actSchema.safeParse(choice);
    if (act.success) {
      // Only members may do what an owner does at the service itself.
      if (!isOfShop(context)) return replyNotFound(request, reply);
      await actAtService(context, { paymentId, act: act.data });
      return redirectHere(reply, `/payments/test/${paymentId}`, 303);
    }
    const row = await chooseOutcome(context, { paymentId, choice: choiceSchema.parse(choice) });
    const isGoingOn = row === null || row.state === 'challenged';
    return redirectHere(
      reply,
      isGoingOn ? `/payments/test/${paymentId}` : `/checkout/return/${paymentId}`,
      303,
    );
  });
}
