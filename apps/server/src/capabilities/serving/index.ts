import type { FastifyInstance } from 'fastify';
import type { Capability } from '../../capability.ts';
import type { Services } from '../../context.ts';
import { serveSites } from './serve-site.routes.ts';
import { serveStore } from './store-pages.routes.ts';

/** From a request to the page it is answered with: all that visitors see. */
export const servingCapability: Capability = {
  name: 'serving',
  routes: (app: FastifyInstance, services: Services) => {
    serveStore(app, services);
    serveSites(app, services);
  },
};
