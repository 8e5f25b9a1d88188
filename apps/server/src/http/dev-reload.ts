import type { FastifyInstance } from 'fastify';
import { send } from './send.ts';

const script = `const events = new EventSource('/_dev/events');
let wasOpen = false;
events.addEventListener('open', () => {
  if (wasOpen) location.reload();
  wasOpen = true;
});
`;

/**
 * Only in development: every page listens to the server, which restarts after each build, and reloads when it is
 * back. Pages are sent uncompressed, so that the script can be inserted.
 */
export function registerDevReload(app: FastifyInstance): void {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onRequest', async request => {
    delete request.headers['accept-encoding'];
  });
  app.addHook('onSend', async (_, reply, payload) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    const isReadable = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isPage || !isReadable || reply.hasHeader('content-encoding')) return payload;
    reply.removeHeader('content-length');
    return String(payload).replace('</head>', '<script type="module" src="/_dev/reload.js"></script></head>');
  });
  app.get('/_dev/reload.js', async (_, reply) =>
    send(reply, { contentType: 'text/javascript; charset=utf-8', body: script }),
  );
  app.get('/_dev/events', (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    reply.raw.write('retry: 300\n\n');
    closing.signal.addEventListener('abort', () => reply.raw.end());
  });
}
