import type { FastifyInstance } from 'fastify';

/** A request that has not ended by then is cut off: the operator waits for the process to stop. */
const timeoutMilliseconds = 10_000;
const sweepMilliseconds = 100;

/**
 * Closing waits for running requests; connections that become idle afterwards are closed immediately instead of
 * after their keep-alive time (rule START-3).
 */
export function registerGracefulClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMilliseconds);
    const cut = setTimeout(() => app.server.closeAllConnections(), timeoutMilliseconds);
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(cut);
    });
  });
}
