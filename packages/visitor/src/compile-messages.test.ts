import { speak } from '@vitrine/core/messages/speak.ts';
import { expect, it } from 'vitest';
import { compileMessage } from '../compile-messages.ts';

it.each([
  ['en', 'Close', {}],
  ['en', '{number} of {total}', { number: 2, total: 5 }],
  ['en', 'It’s "{title}"', { title: '$ \\ "' }],
  ['en', '{n, plural, =0 {none} one {one of {title}} other {# of {title}}}', { n: 0, title: 'a' }],
  ['en', '{n, plural, =0 {none} one {one of {title}} other {# of {title}}}', { n: 1, title: 'a' }],
  ['pl', '{n, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}', { n: 5 }],
  ['en', '{kind, select, page {Page} other {Thing}}', { kind: 'page' }],
  ['en', '{kind, select, page {Page} other {Thing}}', { kind: 'post' }],
])('MESSAGES-6: the script formats in %s %j as the server does', (language, message, values) => {
  const compiled: unknown = new Function(`return ${compileMessage(message, language)}`)();
  const { said } = speak({ said: message }, language) as { said: unknown };
  const of = (one: unknown) => (typeof one === 'function' ? one(values) : one);
  expect(of(compiled)).toBe(of(said));
});
