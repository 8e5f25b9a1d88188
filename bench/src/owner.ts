import type { BuiltServer } from './built-server.ts';
import { cookiesIn, WireClient } from './wire-client.ts';

/** The owner, signed in on one website, or on the platform without one. */
export interface Owner {
  readonly host: string;
  call(method: string, path: string, body?: unknown): Promise<unknown>;
  /** A file in a form's request. */
  upload(path: string, file: { name: string; type: string; text: string }): Promise<unknown>;
  close(): void;
}

export async function signIn(server: BuiltServer, subdomain: string | null): Promise<Owner> {
  const host = `${subdomain === null ? '' : `${subdomain}.`}localhost:${server.port}`;
  const client = await WireClient.open(server.port, host);
  const json = { 'Content-Type': 'application/json' };
  const { email, password } = server;
  const signedIn = await client.send({
    method: 'POST',
    path: '/api/auth/session',
    headers: json,
    body: JSON.stringify({ email, password }),
  });
  const cookies = cookiesIn(signedIn);
  const crumb = decodeURIComponent(/crumb=([^;]+)/.exec(cookies)?.[1] ?? '');
  const session = { Cookie: cookies, 'X-CSRF-Token': crumb };
  const send = async (method: string, path: string, content: { type: string; body: string } | null) => {
    const reply = await client.send({
      method,
      path,
      headers: { ...session, ...(content === null ? {} : { 'Content-Type': content.type }) },
      ...(content === null ? {} : { body: content.body }),
    });
    if (reply.status >= 300) throw new Error(`${method} ${path} answered ${reply.status}: ${reply.body}`);
    return reply.body === '' ? null : JSON.parse(Buffer.from(reply.body, 'latin1').toString());
  };
  return {
    host,
    call: (method, path, body) =>
      send(
        method,
        path,
        body === undefined ? null : { type: json['Content-Type'], body: JSON.stringify(body) },
      ),
    upload: (path, { name, type, text }) => {
      const line = 'vitrine-bench-boundary';
      const head = `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}`;
      const body = `--${line}\r\n${head}\r\n\r\n${text}\r\n--${line}--\r\n`;
      return send('POST', path, { type: `multipart/form-data; boundary=${line}`, body });
    },
    close: () => client.close(),
  };
}
