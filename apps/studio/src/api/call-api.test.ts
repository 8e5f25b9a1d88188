import { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { mediaCalls } from '@vitrine/core/media/media.calls.ts';
import { pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { defaultSiteStyles } from '@vitrine/core/site/site-styles.ts';
import type { Ask } from '@vitrine/widgets/calls/exchange-json.ts';
import { expect, it } from 'vitest';
import { callAddress } from './call-address.ts';
import { sendCall } from './call-api.ts';
import { CallFailure, messageOf } from './call-failure.ts';
import { refused } from './refused.fixture.ts';

/** A server that returns these responses in turn. */
function server(...answers: (readonly [number, unknown])[]) {
  const sent: Ask[] = [];
  return {
    sent,
    transport: async (ask: Ask) => {
      sent.push(ask);
      const [status, body] = answers[sent.length - 1] ?? [0, ''];
      return { status, text: JSON.stringify(body) };
    },
    page: { readCookies: () => '', writeCookie: () => undefined, announce: () => undefined },
  };
}

it('STUDIO-1: a call is sent to its path with its parameters, query and body, and returns the response', async () => {
  const assetId = newId();
  const world = server([200, { asset: 1 }], [200, { uses: [] }]);
  const changed = await sendCall(mediaCalls.change, { params: { assetId }, body: { alt: 'A bowl' } }, world);
  expect(changed).toEqual({ ok: true, value: { asset: 1 } });
  await sendCall(pagesCalls.uses, { params: { assetId } }, world);
  expect(world.sent).toMatchObject([
    { method: 'PATCH', path: `/api/media/${assetId}`, body: { alt: 'A bowl' } },
    { method: 'GET', path: `/api/media/${assetId}/uses`, headers: { 'Accept-Language': 'en' } },
  ]);
});

it('STUDIO-1: undefined query values are left out, and parameters are encoded', () => {
  expect(callAddress({ path: '/api/a/:name' }, { params: { name: 'x/y z' } })).toBe('/api/a/x%2Fy%20z');
  expect(callAddress(mediaCalls.list, { query: { search: '', kind: undefined, limit: 5 } })).toBe(
    '/api/media?limit=5',
  );
});

it('STUDIO-2: the server’s own message is used, otherwise one for the status', async () => {
  expect(refused(409, { error: 'pages.stylesConflict', message: 'Bob did.', version: 4 })).toEqual({
    code: 'pages.stylesConflict',
    status: 409,
    worded: 'Bob did.',
    english: 'Bob did.',
    values: {},
    details: { version: 4 },
  });
  const answerTo = (status: number) => sendCall(accountCalls.signOut, {}, server([status, {}]));
  const words = async (status: number) => {
    const answer = await answerTo(status);
    return answer.ok ? '' : messageOf(new CallFailure(answer.error));
  };
  expect(await Promise.all([401, 403, 500, 501, 503, 418].map(words))).toEqual([
    'Unauthorized request',
    'Unauthorized request',
    'Internal server error. Please try again later.',
    'Internal server error. Please try again later.',
    'This service is temporarily unavailable. Please try again later.',
    'Unable to connect. Please try again.',
  ]);
  const away = await sendCall(accountCalls.signOut, {}, server());
  expect(away).toMatchObject({ ok: false, error: { code: 'client.unreachable', status: 0 } });
  expect(messageOf(new TypeError('x is undefined'))).toBe(
    'Something went wrong. Reload the page and try again.',
  );
});

it('STUDIO-2: a refusal that names fields keeps their messages', async () => {
  const errors = { title: 'Enter a title.' };
  const world = server([400, { error: 'call.invalid', message: 'Some fields.', errors }]);
  const answer = await sendCall(
    pagesCalls.changeStyles,
    { body: { baseVersion: 1, styles: defaultSiteStyles } },
    world,
  );
  expect(answer).toEqual({
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

it('STUDIO-23: refused fields are described by what is wrong with them, never by their names in the call', () => {
  const refusal = refused(400, {
    error: 'call.invalid',
    message: 'Some fields need your attention: address.line1, address.city.',
    errors: { 'address.line1': 'Enter a street.', 'address.city': 'Enter a city.' },
  });
  expect(messageOf(new CallFailure(refusal))).toBe(
    'Some fields need your attention. Enter a street. Enter a city.',
  );
});
