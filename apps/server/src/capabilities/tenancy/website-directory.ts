import { type Id, isId } from '@vitrine/core/id/id.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { hostOf } from '../../configuration.ts';
import type { Services } from '../../context.ts';
import type { HostDirectory, HostScope } from '../../http/host-scope.ts';
import { findByDomain, findBySubdomain, readWebsite } from './tenancy.store.ts';

interface Entry {
  readonly website: Website | null;
  readonly at: number;
}

const maxEntries = 10_000;
const freshMilliseconds = 60_000;
/** Unknown hosts, and all hosts while no notices arrive, are soon queried again. */
const shortMilliseconds = 2000;

/**
 * Finds the website of a host, from memory if possible: a notice drops changed entries, and while the database is
 * unavailable known hosts stay known (rules TENANCY-3 and TENANCY-4).
 */
export function createWebsiteDirectory(
  services: Pick<Services, 'database' | 'configuration' | 'notifications' | 'clock'>,
): HostDirectory {
  const { database, configuration, notifications } = services;
  const platformHost = hostOf(configuration.APP_DOMAIN);
  const contentHost =
    configuration.USER_CONTENT_DOMAIN === undefined ? null : hostOf(configuration.USER_CONTENT_DOMAIN);
  const entries = new Map<string, Entry>();

  notifications.on('website', notice => {
    if (notice === null || notice.websiteId === null) entries.clear();
    else drop(notice.websiteId);
  });

  function drop(websiteId: Id): void {
    for (const [host, entry] of entries) {
      if (entry.website === null || entry.website.id === websiteId) entries.delete(host);
    }
  }

  async function find(given: string): Promise<HostScope> {
    const host = withoutPort(given);
    if (host === platformHost) return { kind: 'platform' };
    const known = entries.get(host);
    const asOf = notifications.moment();
    if (known && isFresh(known)) return scopeOf(host, known.website, asOf);
    try {
      const website = await look(host);
      // A value that changed while it was read may be older than the notice that would drop it.
      if (!wasTold(website, asOf)) remember(host, website);
      return scopeOf(host, website, asOf);
    } catch (error) {
      if (known) return scopeOf(host, known.website, asOf);
      throw error;
    }
  }

  function wasTold(website: Website | null, since: number): boolean {
    return website === null
      ? notifications.moment() > since
      : notifications.wasTold('website', website.id, since);
  }

  function isFresh({ website, at }: Entry): boolean {
    const limit = website !== null && notifications.isListening() ? freshMilliseconds : shortMilliseconds;
    return performance.now() - at < limit;
  }

  async function look(host: string): Promise<Website | null> {
    const content = labelBelow(host, contentHost);
    if (content !== null) return isId(content) ? readWebsite(database, content) : null;
    const subdomain = labelBelow(host, platformHost);
    if (subdomain === null) return findByDomain(database, host);
    const found = await findBySubdomain(database, subdomain);
    return found && found.deletedAt === null ? found.website : null;
  }

  function remember(host: string, website: Website | null): void {
    const oldest = entries.keys().next();
    if (entries.size >= maxEntries && !oldest.done) entries.delete(oldest.value);
    entries.set(host, { website, at: performance.now() });
  }

  function scopeOf(host: string, website: Website | null, asOf: number): HostScope {
    if (website === null) return { kind: 'unknown' };
    return labelBelow(host, contentHost) === null
      ? { kind: 'website', website, asOf }
      : { kind: 'content', website };
  }

  return { find };
}

/** The label before a domain in a host below it. */
function labelBelow(host: string, domain: string | null): string | null {
  return domain !== null && host.endsWith(`.${domain}`) ? host.slice(0, -domain.length - 1) : null;
}

/** Ports are left out of the comparison: a proxy may listen on another one. */
function withoutPort(host: string): string {
  return hostOf(host).replace(/\.$/, '');
}
