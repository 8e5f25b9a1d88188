import type { Id } from '@vitrine/core/id/id.ts';
import { type Configuration, hostOf } from '../../configuration.ts';

type Place = Pick<Configuration, 'APP_DOMAIN' | 'IS_HTTPS'>;

/** The address of the platform: scheme, domain and port, without a trailing slash. */
export function platformAddress({ APP_DOMAIN, IS_HTTPS }: Place): string {
  return `${IS_HTTPS ? 'https' : 'http'}://${APP_DOMAIN}`;
}

export function websiteAddress(configuration: Place, subdomain: string): string {
  return platformAddress({ ...configuration, APP_DOMAIN: `${subdomain}.${configuration.APP_DOMAIN}` });
}

/**
 * The separate host for the code and the documents of a website, never that of another website; null if the
 * operator has no domain for that (rule CONTENT-1).
 */
export function contentAddress(
  { IS_HTTPS, USER_CONTENT_DOMAIN }: Pick<Configuration, 'IS_HTTPS' | 'USER_CONTENT_DOMAIN'>,
  websiteId: Id,
): string | null {
  if (USER_CONTENT_DOMAIN === undefined) return null;
  return `${IS_HTTPS ? 'https' : 'http'}://${websiteId}.${USER_CONTENT_DOMAIN}`;
}

/** Whether a host is below the platform's domain or its content domain (rules TENANCY-7 and CONTENT-1). */
export function isOwnHost(
  { APP_DOMAIN, USER_CONTENT_DOMAIN }: Pick<Configuration, 'APP_DOMAIN' | 'USER_CONTENT_DOMAIN'>,
  host: string,
): boolean {
  return [APP_DOMAIN, USER_CONTENT_DOMAIN].some(
    domain => domain !== undefined && `.${host}`.endsWith(`.${hostOf(domain)}`),
  );
}
