import { request } from 'node:http';
import type { BrowserContext } from 'playwright-core';
import type { DemoServer } from './demo-server.ts';
import { websiteAddress } from './visit.ts';

export interface Session {
  /** Sends a call as the studio does; returns the answer, or throws the error. */
  readonly send: (path: string, call?: Call) => Promise<Record<string, unknown>>;
  /** Gives a browser the session: from here on it is signed in. */
  readonly giveTo: (context: BrowserContext) => Promise<void>;
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
}

/**
 * Signs the demo's owner in on the platform, or on a website, without a page: for the state in which a journey
 * begins, which takes many times longer through the screens.
 */
export async function openSession(demo: DemoServer, subdomain: string | null = null): Promise<Session> {
  const session = startVisit(demo, subdomain);
  const { email, password } = demo;
  await session.send('/api/auth/session', { body: { email, password, rememberMe: false } });
  return session;
}

/** The same for somebody who is not signed in. */
export function startVisit(demo: DemoServer, subdomain: string | null = null): Session {
  const address = subdomain === null ? `http://localhost:${demo.port}` : websiteAddress(demo, subdomain);
  const cookies = new Map<string, string>();
  const send: Session['send'] = async (path, { method = 'POST', body } = {}) => {
    const { status, text, setCookies } = await exchange(demo.port, {
      method,
      path,
      body: body === undefined ? '' : JSON.stringify(body),
      headers: {
        host: new URL(address).host,
        cookie: [...cookies].map(pair => pair.join('=')).join('; '),
        'x-csrf-token': decodeURIComponent(cookies.get('crumb') ?? ''),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
    });
    for (const cookie of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    if (status >= 400) throw new Error(`${path}: ${status} ${text}`);
    return text === '' ? {} : JSON.parse(text);
  };
  return {
    send,
    giveTo: context =>
      context.addCookies(
        [...cookies].map(([name, value]) => ({ name, value, url: address, httpOnly: name !== 'crumb' })),
      ),
  };
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Not `fetch`: a machine may have no address for the name of a website, which only a browser always knows. */
function exchange(
  port: number,
  { body, ...sent }: Sent,
): Promise<{ status: number; text: string; setCookies: readonly string[] }> {
  return new Promise((resolve, reject) => {
    const sending = request({ host: '127.0.0.1', port, ...sent }, async response => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({
        status: response.statusCode ?? 0,
        text: Buffer.concat(chunks).toString(),
        setCookies: response.headers['set-cookie'] ?? [],
      });
    });
    sending.once('error', reject);
    sending.end(body);
  });
}
