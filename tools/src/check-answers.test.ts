import { expect, it } from 'vitest';
import { checkAnswers } from './check-answers.ts';

const found = (path: string, text: string) =>
  checkAnswers([{ path, text }]).map(({ line, message }) => `${line}: ${message}`);

it('FLOOR-8: an answer that a route sends by itself is found, also within a chain or on the raw response', () => {
  const path = 'apps/server/src/capabilities/cart/cart-forms.ts';
  expect(found(path, `return reply.status(200)\n  .header('Vary', 'Cookie')\n  .send('hello');`)).toEqual([
    '3: calls reply.send: return send(reply, answer) instead (FLOOR-8)',
    '2: calls reply.header: return send(reply, answer) instead (FLOOR-8)',
  ]);
  expect(found(path, `reply.raw.writeHead(200);`)).toEqual([
    '1: calls reply.writeHead: return send(reply, answer) instead (FLOOR-8)',
  ]);
  expect(found(path, `response.end('hello');`)).toHaveLength(1);
});

it('FLOOR-8: an answer sent by the shared function passes', () => {
  const path = 'apps/server/src/capabilities/cart/cart-forms.ts';
  expect(found(path, `return send(reply, { body: 'hello' });`)).toEqual([]);
  expect(found(path, `child.send('hello'); reply.setCookie('a', 'b'); reply.callNotFound();`)).toEqual([]);
  expect(found('apps/server/src/http/send.ts', `reply.send('hello');`)).toEqual([]);
  expect(found('apps/server/src/http/http.integration.ts', `reply.send('hello');`)).toEqual([]);
});
