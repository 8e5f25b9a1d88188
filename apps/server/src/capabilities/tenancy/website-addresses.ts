import type { Configuration } from '../../configuration.ts';

type Place = Pick<Configuration, 'APP_DOMAIN' | 'IS_HTTPS'>;

/** Where people reach the platform: scheme, domain and port, without a slash at the end. */
export function platformAddress({ APP_DOMAIN, IS_HTTPS }: Place): string {
  return `${IS_HTTPS ? 'https' : 'http'}://${APP_DOMAIN}`;
}

export function websiteAddress(configuration: Place, subdomain: string): string {
  return platformAddress({ ...configuration, APP_DOMAIN: `${subdomain}.${configuration.APP_DOMAIN}` });
}
