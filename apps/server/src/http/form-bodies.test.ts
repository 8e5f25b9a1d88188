import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readForm, registerFormBodies } from './form-bodies.ts';

it('HTTP-18: a form is names and texts, a repeated name becomes a list', () => {
  expect({ ...readForm('name=Ada+L.&size=S&size=M&size=L&note=%C3%BC%26&empty=&bare') }).toEqual({
    name: 'Ada L.',
    size: ['S', 'M', 'L'],
    note: 'ü&',
    empty: '',
    bare: '',
  });
  expect({ ...readForm('__proto__=1&constructor=2') }).toEqual(
    JSON.parse('{"__proto__":"1","constructor":"2"}'),
  );
});

it('HTTP-18: a form with more fields than any form has is refused before a route sees it', async () => {
  const app = Fastify();
  registerFormBodies(app);
  const seen: unknown[] = [];
  app.post('/', async request => seen.push(request.body));
  const post = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  expect((await post('a=1&'.repeat(999))).statusCode).toBe(200);
  expect((await post('a=1&'.repeat(15_000))).statusCode).toBe(413);
  expect((await post('a=1&'.repeat(66_000))).statusCode).toBe(413);
  expect(seen).toHaveLength(1);
  await app.close();
});
