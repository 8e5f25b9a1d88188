import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';

/** What may load nothing and be framed by nobody: JSON, files, anything that did not say otherwise. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A page brings its own Content-Security-Policy; whatever has none gets the closed one (rule HTTP-7). */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { IS_HTTPS }: Pick<Configuration, 'IS_HTTPS'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: IS_HTTPS ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('Content-Security-Policy', closedPolicy);
  });
}
