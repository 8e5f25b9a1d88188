import type { Services } from '../../context.ts';
import { createSiteServer, type SiteServer } from './site-server.ts';

const servers = new WeakMap<Services['database'], SiteServer>();

/** The one of this process; capabilities further down draw their own pages with it. */
export function siteServerOf(services: Services): SiteServer {
  const known = servers.get(services.database);
  if (known) return known;
  const made = createSiteServer(services);
  servers.set(services.database, made);
  return made;
}
