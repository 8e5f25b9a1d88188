import { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { mediaCalls } from '@vitrine/core/media/media.calls.ts';
import { pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { defaultSiteStyles } from '@vitrine/core/site/site-styles.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callAddress } from './call-address.ts';
import { sendCall } from './call-api.ts';
import { CallFailure, messageOf, refusalOf } from './call-failure.ts';

beforeEach(() => vi.stubGlobal('location', { protocol: 'http:' }));
afterEach(() => vi.unstubAllGlobals());

interface Sent {
  readonly address: string;
  readonly init: RequestInit;
}

/** A server that gives these answers one after the other, and a browser with one cookie. */
function surroundings(...answers: (() => Response)[]) {
  const sent: Sent[] = [];
  const cookies: string[] = [];
  let cookie = 'other=1; crumb=old%2Bcrumb';
  let signedOut = 0;
  return {
    sent,
    cookies,
    signedOut: () => signedOut,
    fetch: async (address: string, init: RequestInit) => {
      sent.push({ address, init });
      const answer = answers[sent.length - 1];
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    },
    readCookies: () => cookie,
    writeCookie: (text: string) => {
      cookies.push(text);
      cookie = text;
    },
    onSignedOut: () => {
      signedOut += 1;
    },
  };
}

const json = (status: number, body: unknown) => () =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const header = (sent: Sent | undefined, name: string) => new Headers(sent?.init.headers).get(name);

it('STUDIO-1: a call goes to its path with its parameters, query and JSON body; the answer comes back', async () => {
  const assetId = newId();
  const world = surroundings(json(200, { asset: 1 }), json(200, { uses: [] }));
  const changed = await sendCall(mediaCalls.change, { params: { assetId }, body: { alt: 'A bowl' } }, world);
  expect(changed).toEqual({ ok: true, value: { asset: 1 } });
  expect(world.sent[0]?.address).toBe(`/api/media/${assetId}`);
  expect(world.sent[0]?.init).toMatchObject({
    method: 'PATCH',
    body: '{"alt":"A bowl"}',
    credentials: 'same-origin',
  });
  await sendCall(pagesCalls.uses, { params: { assetId } }, world);
  expect([header(world.sent[0], 'X-CSRF-Token'), header(world.sent[1], 'X-CSRF-Token')]).toEqual([
    'old+crumb',
    null,
  ]);
});

it('STUDIO-1: what a query does not hold is left out, and parameters are encoded', () => {
  expect(callAddress({ path: '/api/a/:name' }, { params: { name: 'x/y z' } })).toBe('/api/a/x%2Fy%20z');
  expect(callAddress(mediaCalls.list, { query: { search: '', kind: undefined, limit: 5 } })).toBe(
    '/api/media?limit=5',
  );
});

it('STUDIO-2: the server’s own message counts, else the words of the status', async () => {
  expect(refusalOf(409, { error: 'pages.stylesConflict', message: 'Bob did.', version: 4 })).toEqual({
    code: 'pages.stylesConflict',
    status: 409,
    worded: 'Bob did.',
    english: 'Bob did.',
    values: {},
    details: { version: 4 },
  });
  const words = (status: number) => refusalOf(status, {}).worded;
  expect([401, 403, 500, 501, 503, 418].map(words)).toEqual([
    'Unauthorized request',
    'Unauthorized request',
    'Internal server error. Please try again later.',
    'Internal server error. Please try again later.',
    'This service is temporarily unavailable. Please try again later.',
    'Unable to connect. Please try again.',
  ]);
  const away = await sendCall(pagesCalls.getSite, {}, surroundings());
  expect(away).toMatchObject({ ok: false, error: { code: 'client.unreachable', status: 0 } });
  expect(messageOf(new CallFailure(refusalOf(503, {})))).toBe(words(503));
  expect(messageOf(new TypeError('x is undefined'))).toBe(
    'Something went wrong. Reload the page and try again.',
  );
});

it('STUDIO-2: a refusal that names fields keeps their messages', async () => {
  const errors = { title: 'Enter a title.' };
  const world = surroundings(json(400, { error: 'call.invalid', message: 'Some fields.', errors }));
  const refused = await sendCall(
    pagesCalls.changeStyles,
    { body: { baseVersion: 1, styles: defaultSiteStyles } },
    world,
  );
  expect(refused).toEqual({
    ok: false,
    error: {
      code: 'call.invalid',
      status: 400,
      worded: 'Some fields.',
      english: 'Some fields.',
      values: {},
      errors,
    },
  });
});

it('STUDIO-3: a crumb that grew old is replaced and the call sent once more, never a third time', async () => {
  const stale = json(403, { error: 'call.crumb', message: 'Old.', crumbFail: true, crumb: 'new;crumb' });
  const world = surroundings(stale, json(200, null));
  expect(await sendCall(accountCalls.signOut, {}, world)).toEqual({ ok: true, value: null });
  expect(world.cookies).toEqual(['crumb=new%3Bcrumb; Path=/; SameSite=Lax']);
  expect(world.sent.map(one => header(one, 'X-CSRF-Token'))).toEqual(['old+crumb', 'new;crumb']);
  const stubborn = surroundings(stale, stale, stale);
  expect(await sendCall(accountCalls.signOut, {}, stubborn)).toMatchObject({ ok: false });
  expect(stubborn.sent.length).toBe(2);
});

it('STUDIO-4: a session that is over is told; a wrong password is not that', async () => {
  const over = surroundings(json(401, { error: 'call.unauthorized', message: 'Sign in.' }));
  await sendCall(pagesCalls.getSite, {}, over);
  const wrong = surroundings(json(401, { error: 'accounts.wrongCredentials', message: 'Not right.' }));
  await sendCall(accountCalls.signIn, { body: { email: 'a@b.example', password: 'x' } }, wrong);
  expect([over.signedOut(), wrong.signedOut()]).toEqual([1, 0]);
});

it('STUDIO-23: refused fields are told by what is wrong with them, never by their names in a call', () => {
  const refused = refusalOf(400, {
    error: 'call.invalid',
    message: 'Some fields need your attention: address.line1, address.city.',
    errors: { 'address.line1': 'Enter a street.', 'address.city': 'Enter a city.' },
  });
  expect(messageOf(new CallFailure(refused))).toBe(
    'Some fields need your attention. Enter a street. Enter a city.',
  );
});
