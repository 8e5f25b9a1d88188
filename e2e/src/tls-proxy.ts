import { request as ask } from 'node:http';
import { createServer } from 'node:https';
import { generate } from 'selfsigned';

/** A public server’s proxy: terminates TLS with a self-made certificate and forwards the client’s address. */
export async function startTlsProxy({
  domains,
  port,
  target,
}: {
  domains: readonly string[];
  port: number;
  target: () => number;
}): Promise<() => Promise<void>> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: domains[0] ?? '' }], {
    keyType: 'ec',
    extensions: [
      {
        name: 'subjectAltName',
        altNames: domains.flatMap(value => [
          { type: 2 as const, value },
          { type: 2 as const, value: `*.${value}` },
        ]),
      },
    ],
  });
  const server = createServer({ key, cert }, (request, response) => {
    const headers = {
      ...request.headers,
      'x-forwarded-for': request.socket.remoteAddress ?? '',
      'x-forwarded-proto': 'https',
    };
    const { method, url: path } = request;
    const behind = ask({ host: '127.0.0.1', port: target(), method, path, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    behind.on('error', () => response.destroy());
    request.pipe(behind);
  });
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  return async () => {
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
  };
}
