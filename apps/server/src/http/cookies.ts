import type { FastifyReply } from 'fastify';
import type { Services } from '../context.ts';
import type { CallExtras } from './bind-call.ts';

/** Cookies of ours: of this host only, sent from this site only, over HTTPS only where there is HTTPS (SESSION-1). */
export function cookiesOf(
  { configuration }: Pick<Services, 'configuration'>,
  reply: FastifyReply,
): Pick<CallExtras, 'setCookie' | 'clearCookie'> {
  const always = { path: '/', sameSite: 'lax', secure: configuration.IS_HTTPS } as const;
  return {
    setCookie: (name, value, { httpOnly, maxAge }) =>
      void reply.setCookie(name, value, { ...always, httpOnly, ...(maxAge === undefined ? {} : { maxAge }) }),
    clearCookie: name => void reply.clearCookie(name, always),
  };
}
