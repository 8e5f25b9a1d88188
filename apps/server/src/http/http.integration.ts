import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeCapability } from '../../test/calls.fixture.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { createApp } from '../app.ts';
import { capabilities } from '../capabilities.ts';

const all = [...capabilities, probeCapability];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ capabilities: all });
  await server.createWebsite({ subdomain: 'first', title: 'First' });
  await server.createWebsite({ subdomain: 'second', title: 'Second' });
});
afterAll(() => server?.stop());

const ask = (host: string, path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: path, headers: { host, accept: 'application/json', ...headers } });
const post = (path: string, payload: unknown, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: { host: 'first.vitrine.test', 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });
const good = { name: 'vase', parts: [{ price: 1 }] };

describe('scope', () => {
  it('HTTP-1: the Host decides whose call it is, with any port', async () => {
    expect((await ask('first.vitrine.test', '/api/probe-address')).json()).toMatchObject({
      website: 'First',
    });
    expect((await ask('Second.Vitrine.Test:8443', '/api/probe-address')).json()).toMatchObject({
      website: 'Second',
    });
    expect((await ask('vitrine.test:3000', '/api/probe-address')).json()).toMatchObject({ website: null });
  });

  it('HTTP-1: an unknown host answers 404, with a page for a person', async () => {
    expect((await ask('third.vitrine.test', '/api/probe-address')).statusCode).toBe(404);
    const page = await ask('elsewhere.example', '/', { accept: 'text/html' });
    expect(page.statusCode).toBe(404);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('There is no website at elsewhere.example.');
  });

  it('HTTP-3: a call of a website does not exist on the platform, nor the other way round', async () => {
    expect((await ask('vitrine.test', '/api/website/settings')).json()).toMatchObject({
      error: 'call.notFound',
    });
    expect((await ask('first.vitrine.test', '/api/websites')).statusCode).toBe(404);
  });
});

describe('input and answers', () => {
  it('HTTP-5: every invalid field is named by its path', async () => {
    const reply = await post('/api/probe/77?size=x', { name: 'v', parts: [{ price: 1 }, { price: 'two' }] });
    expect(reply.statusCode).toBe(400);
    const body = reply.json();
    expect(body.error).toBe('call.invalid');
    expect(Object.keys(body.errors).sort()).toEqual(['count', 'name', 'parts.1.price', 'size']);
    expect(body.message).toContain('parts.1.price');
  });

  it('HTTP-5: a body that is not JSON, or is missing, is also a 400', async () => {
    const broken = await server.app.inject({
      method: 'POST',
      url: '/api/probe/1',
      headers: { host: 'first.vitrine.test', 'content-type': 'application/json' },
      payload: '{"name":',
    });
    expect(broken.statusCode).toBe(400);
    expect(broken.json()).toMatchObject({ error: 'call.invalid', errors: { body: 'Cannot be read.' } });
    const missing = await server.app.inject({
      method: 'POST',
      url: '/api/probe/1',
      headers: { host: 'first.vitrine.test' },
    });
    expect(missing.statusCode).toBe(400);
  });

  it('HTTP-2, ERROR-2: a refusal answers its status, code and message', async () => {
    const reply = await post('/api/probe/1', { ...good, name: 'refused' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({
      error: 'probe.refused',
      message: 'The probe “refused” was refused. Send another.',
    });
  });

  it('ERROR-4, MESSAGES-9: an account is told in the language that its browser asks for, a program in English', async () => {
    const told = async (language?: string) => {
      const headers = language === undefined ? {} : { 'accept-language': language };
      return (await ask('first.vitrine.test', '/api/website/settings', headers)).json();
    };
    const german = {
      error: 'call.unauthorized',
      message: 'Sie sind nicht angemeldet. Melden Sie sich an und versuchen Sie es noch einmal.',
    };
    const english = {
      error: 'call.unauthorized',
      message: 'Unauthorized request. Sign in and try again.',
    };
    expect(await told()).toEqual(english);
    expect(await told('*')).toEqual(english);
    for (const language of ['de', 'de-AT,de;q=0.9,en;q=0.8', 'tlh, en;q=0.2, de;q=0.7', 'en;q=0, de;q=0.1'])
      expect(await told(language)).toEqual(german);
    for (const language of ['en-GB,de;q=0.9', 'tlh', ',;q=x', 'q=;'.repeat(500)])
      expect(await told(language)).toEqual(english);
  });

  it('ERROR-5: fields are named in the language of the account’s browser, also when the body cannot be read', async () => {
    const told = async (body: string, language: string) => {
      const headers = { 'accept-language': language, 'content-type': 'application/json' };
      const method = 'POST' as const;
      const host = 'first.vitrine.test';
      return (
        await server.app.inject({ method, url: '/api/probe/3', headers: { host, ...headers }, body })
      ).json().errors;
    };
    expect(await told('{', 'de')).toEqual({ body: 'Ist nicht lesbar.' });
    const wrong = JSON.stringify({ name: 7, parts: [{ price: 'x' }] });
    expect(await told(wrong, 'de')).toMatchObject({
      name: 'Muss ein Text sein.',
      'parts.0.price': 'Geben Sie eine Zahl ein.',
    });
    expect(await told(wrong, 'en')).toMatchObject({
      name: 'Must be text.',
      'parts.0.price': 'Enter a number.',
    });
  });

  it('HTTP-6: the answer contains exactly what the contract names; an invalid one is a 500', async () => {
    expect((await post('/api/probe/3', good)).json()).toEqual({ name: 'vase', count: 3, size: 1 });
    expect((await ask('first.vitrine.test', '/api/probe-wrong')).statusCode).toBe(500);
  });

  it('HTTP-8: an unexpected error is answered with a key and without its own text', async () => {
    const reply = await ask('first.vitrine.test', '/api/probe-break');
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      error: 'call.internal',
      message: 'Internal server error. Please try again later.',
      key: reply.headers['x-request-id'],
    });
  });

  it('HTTP-13: a body that is too large is refused', async () => {
    const reply = await post('/api/probe/1', { ...good, name: 'x'.repeat(4 * 1024 * 1024) });
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toMatchObject({ error: 'call.tooLarge' });
    const form = await server.app.inject({
      method: 'POST',
      url: '/api/probe/1',
      headers: { host: 'first.vitrine.test', 'content-type': 'application/x-www-form-urlencoded' },
      payload: `name=${'x'.repeat(300 * 1024)}`,
    });
    expect(form.statusCode).toBe(413);
  });

  it('HTTP-7 and HTTP-14: JSON may load nothing, and is not sniffed, framed or cached', async () => {
    const { headers } = await post('/api/probe/3', good);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('forged requests', () => {
  it('HTTP-4: a change requested by another site, or by a neighbouring subdomain, is refused', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://second.vitrine.test' },
      { origin: 'http://second.vitrine.test' },
      { origin: 'null' },
      { origin: 'nonsense' },
    ]) {
      expect((await post('/api/probe/3', good, headers)).statusCode, JSON.stringify(headers)).toBe(403);
    }
  });

  it("HTTP-4: the website's own pages and programs pass", async () => {
    for (const headers of [
      {},
      { 'sec-fetch-site': 'same-origin', origin: 'http://first.vitrine.test' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
    ]) {
      expect((await post('/api/probe/3', good, headers)).statusCode, JSON.stringify(headers)).toBe(200);
    }
  });
});

describe('limits', () => {
  it('LIMIT-1: too many requests from one address are told when to retry, and another address is not affected', async () => {
    const limited = await startTestServer({ capabilities: all, environment: { IS_RATE_LIMITED: 'true' } });
    const call = (remoteAddress: string) =>
      limited.app.inject({ url: '/api/probe-limited', headers: { host: 'vitrine.test' }, remoteAddress });
    for (let at = 0; at < 3; at += 1) expect((await call('10.1.1.1')).statusCode).toBe(200);
    limited.moveClock({ seconds: 20 });
    const refused = await call('10.1.1.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('40');
    expect(refused.json()).toMatchObject({ error: 'call.tooMany', retryAfter: 40 });
    expect((await call('10.1.1.2')).statusCode).toBe(200);
    limited.moveClock({ seconds: 41 });
    expect((await call('10.1.1.1')).statusCode).toBe(200);
    await limited.stop();
  });

  it('LIMIT-1: one account is limited from any address', async () => {
    const limited = await startTestServer({ capabilities: all, environment: { IS_RATE_LIMITED: 'true' } });
    const website = await limited.createWebsite();
    const member = await limited.signIn(website);
    const cookie = `SS_SESSION_ID=${member.cookies.get('SS_SESSION_ID')}`;
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) {
      const reply = await limited.app.inject({
        url: '/api/probe-limited',
        headers: { host: member.host, cookie },
        remoteAddress: `10.2.0.${at}`,
      });
      statuses.push(reply.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    await limited.stop();
  });
});

describe('proxies', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'second.vitrine.test' };

  it('HTTP-12: by default no proxy is trusted', async () => {
    const reply = await ask('first.vitrine.test', '/api/probe-address', forwarded);
    expect(reply.json()).toEqual({ address: '127.0.0.1', website: 'First' });
  });

  it('HTTP-12: one trusted proxy is trusted once, and never with the host', async () => {
    const configuration = { ...server.configuration, TRUSTED_PROXIES: 1 };
    const app = await createApp(
      { ...server.services, configuration },
      { capabilities: all, assetsDir: '/nowhere' },
    );
    const reply = await app.inject({
      url: '/api/probe-address',
      headers: { ...forwarded, host: 'first.vitrine.test', 'x-forwarded-for': '198.51.100.1, 203.0.113.9' },
    });
    expect(reply.json()).toEqual({ address: '203.0.113.9', website: 'First' });
    await app.close();
  });
});

describe('reference', () => {
  it('HTTP-11: OpenAPI names every call with its parameters, body and errors', async () => {
    const document = (await ask('vitrine.test', '/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const operation = document.paths['/api/probe/{count}'].post;
    expect(operation.operationId).toBe('probe.echo');
    expect(operation.parameters.map((one: { name: string; in: string }) => [one.name, one.in])).toEqual([
      ['count', 'path'],
      ['size', 'query'],
    ]);
    expect(operation.requestBody.content['application/json'].schema.required).toEqual(['name', 'parts']);
    expect(Object.keys(operation.responses)).toEqual(['200', '400', '404', '409', '500', '503']);
    const bound = all.flatMap(capability => capability.calls ?? []).length;
    const operations = Object.values<object>(document.paths).flatMap(path => Object.keys(path)).length;
    expect(operations).toBe(bound);
  });

  it('HTTP-11: the page for people also lists them and loads nothing', async () => {
    const page = await ask('vitrine.test', '/api/', { accept: 'text/html' });
    expect(page.body).toContain('/api/probe/{count}');
    expect(page.body).not.toMatch(/<(script|link|img)\b/);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });
});
