import type { Capability } from '../../capability.ts';
import { servePages } from './serve-pages.ts';
import { createSiteServer } from './site-server.ts';

/** From a request to its page: everything that visitors see. */
export const servingCapability: Capability = {
  name: 'serving',
  routes: (app, services) => servePages(app, services, createSiteServer(services)),
};
