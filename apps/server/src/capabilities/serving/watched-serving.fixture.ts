import { capabilities } from '../../capabilities.ts';
import type { Capability } from '../../capability.ts';
import { servingCapability } from './index.ts';
import { servePages } from './serve-pages.ts';
import { createSiteServer, type SiteServer } from './site-server.ts';

export interface WatchedServing {
  /** The product's own modules, to start a server with. */
  readonly capabilities: readonly Capability[];
  /** The renderer of the last server that was started with them. */
  server(): SiteServer;
}

/** Access to the memory of cached pages, which visitors do not have. */
export function watchServing(): WatchedServing {
  let made: SiteServer | undefined;
  const watched: Capability = {
    ...servingCapability,
    routes: (app, services) => {
      made = createSiteServer(services);
      servePages(app, services, made);
    },
  };
  return {
    capabilities: capabilities.map(one => (one === servingCapability ? watched : one)),
    server: () => {
      if (made === undefined) throw new Error('No server was begun.');
      return made;
    },
  };
}
