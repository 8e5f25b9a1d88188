/** The reference: answers the same bytes and headers from memory, with the least work for a Node server. */
import { createServer } from 'node:http';

process.once('message', (page: { readonly headers: Record<string, string>; readonly body: string }) => {
  const body = Buffer.from(page.body, 'base64');
  const server = createServer((_, reply) => reply.writeHead(200, page.headers).end(body));
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
  });
  process.once('disconnect', () => process.exit(0));
});
