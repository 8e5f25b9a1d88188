import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export interface TestAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

/** A small browser: keeps cookies, sends its Host, sends the crumb. */
export class TestClient {
  readonly host: string;
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance, host: string) {
    this.#app = app;
    this.host = host;
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}) {
    return this.send('GET', path, { headers });
  }
  post(path: string, body?: unknown) {
    return this.send('POST', path, { body });
  }
  put(path: string, body?: unknown) {
    return this.send('PUT', path, { body });
  }
  patch(path: string, body?: unknown) {
    return this.send('PATCH', path, { body });
  }
  delete(path: string) {
    return this.send('DELETE', path, {});
  }

  /** One request as a browser on this host makes it; given headers override its own. */
  async send(
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Readonly<Record<string, string>> },
  ): Promise<TestAnswer> {
    const crumb = this.cookies.get('__Host-crumb') ?? this.cookies.get('crumb');
    const isBytes = typeof body === 'string' || Buffer.isBuffer(body);
    const reply = await this.#app.inject({
      method,
      url: path,
      headers: {
        host: this.host,
        accept: 'application/json',
        ...(this.cookies.size > 0 ? { cookie: this.#cookieHeader() } : {}),
        ...(crumb === undefined ? {} : { 'x-csrf-token': crumb }),
        ...(body === undefined || isBytes ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: isBytes ? body : JSON.stringify(body) }),
    });
    this.#keepCookies(reply);
    return {
      status: reply.statusCode,
      body: jsonOf(reply),
      text: reply.body,
      bytes: reply.rawPayload,
      headers: reply.headers,
    };
  }

  async signIn({ email, password }: { email: string; password: string }, rememberMe = false): Promise<void> {
    const answer = await this.post('/api/auth/session', { email, password, rememberMe });
    if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}: ${answer.text}`);
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  }

  #keepCookies(reply: LightMyRequestResponse): void {
    for (const { name, value, maxAge, expires } of reply.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0) || value === '';
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function jsonOf(reply: LightMyRequestResponse): unknown {
  return String(reply.headers['content-type'] ?? '').startsWith('application/json') && reply.body !== ''
    ? JSON.parse(reply.body)
    : null;
}
