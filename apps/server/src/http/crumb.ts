import type { Id } from '@vitrine/core/id/id.ts';
import type { Services } from '../context.ts';

export const crumbCookie = 'crumb';

/**
 * The anti-forgery crumb of a session. It is derived from the session's id with the platform's key, so that a
 * cookie planted from a neighbouring subdomain can never make a forged call pass (rule SESSION-6).
 */
export function crumbOf(services: Pick<Services, 'secrets'>, sessionId: Id): string {
  return services.secrets.sign('crumb', sessionId).slice(0, 32);
}
