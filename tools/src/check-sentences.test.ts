import { expect, it } from 'vitest';
import { checkSentences } from './check-sentences.ts';

const found = (text: string, path = 'apps/server/src/capabilities/cart/say.ts') =>
  checkSentences([{ path, text }]).map(({ line }) => line);

it('MESSAGES-14: a sentence outside the catalogues is found, whole or with values', () => {
  expect(found("export const a = 'Your cart is empty.';")).toEqual([1]);
  const place = '$' + '{n}';
  expect(found(`export const a = (n: number) =>\n  \`Only ${place} are left.\`;`)).toEqual([2]);
  expect(found(`export const a = (n: string) => \`${place} was not found.\`;`)).toEqual([1]);
  expect(
    found('export const A = () => <p>Nothing was found here.</p>;', 'packages/render/src/a.tsx'),
  ).toEqual([1]);
});

it('MESSAGES-14: thrown, logged, declared and catalogued texts, and texts that are not sentences, pass', () => {
  for (const text of [
    "throw new Error('The row is gone.');",
    "log.warn({}, 'The row is gone.');",
    "export const a = z.string().meta({ label: 'Title', help: 'Shown above the page.' });",
    "export const a = 'cart.empty';",
    "export const a = 'SELECT a FROM b WHERE c = 1';",
    '// Your cart is empty.',
  ])
    expect(found(text), text).toEqual([]);
  const sentence = "export const a = 'Your cart is empty.';";
  for (const path of [
    'packages/core/src/messages/en/site/store.messages.ts',
    'apps/server/src/cli/site.commands.ts',
  ])
    expect(found(sentence, path)).toEqual([]);
});
