import type { FastifyInstance } from 'fastify';
import { send } from '../../../../http/send.ts';
import { stripeExpress } from './stripe-express.ts';
import { expressScript } from './stripe-express-script.ts';

/** The script of the cart and the checkout; its address changes with it. */
export function register(app: FastifyInstance): void {
  app.get(stripeExpress.script, (_, reply) =>
    send(reply, {
      contentType: 'text/javascript; charset=utf-8',
      cacheControl: 'public, max-age=31536000, immutable',
      body: expressScript,
    }),
  );
}
