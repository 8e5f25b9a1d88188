import { request } from 'node:http';

export interface RawRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly host: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface RawAnswer {
  readonly status: number;
  readonly body: string;
  readonly location: string;
  readonly contentType: string;
  readonly cookies: readonly string[];
}

/** One request on a separate connection; null if no complete answer came, for any reason. */
export function sendRequest(
  port: number,
  { method, path, host, headers = {}, body }: RawRequest,
): Promise<RawAnswer | null> {
  return new Promise(resolve => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: false,
        timeout: 20_000,
        headers: {
          host,
          accept: 'application/json',
          ...headers,
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
        },
      },
      answer => {
        const chunks: Buffer[] = [];
        answer.on('data', chunk => chunks.push(chunk));
        answer.on('error', () => resolve(null));
        answer.on('close', () => {
          if (!answer.complete) return resolve(null);
          resolve({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            location: answer.headers.location ?? '',
            contentType: answer.headers['content-type'] ?? '',
            cookies: answer.headers['set-cookie'] ?? [],
          });
        });
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(null));
    sent.end(body);
  });
}
