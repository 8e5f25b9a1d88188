import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Catalogue {
  readonly [name: string]: string | Catalogue;
}

const catalogues = import.meta.glob<Catalogue>('../../packages/core/src/messages/en/**/*.messages.ts', {
  eager: true,
  import: 'messages',
});
const refusals = import.meta.glob<Catalogue>('../../packages/core/src/messages/*/refusals.messages.ts', {
  eager: true,
  import: 'messages',
});
const declared = import.meta.glob<Catalogue>('../../packages/core/src/messages/*/studio/*.words.ts', {
  eager: true,
  import: 'words',
});
const errors = import.meta.glob<Record<string, Record<string, object>>>(
  '../../{packages,apps}/**/*.errors.ts',
  { eager: true },
);

const repository = join(import.meta.dirname, '../..');
/** All that may say a message: neither tests nor the catalogues themselves. */
const source = ['apps', 'packages']
  .flatMap(folder =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' }).map(path =>
      join(folder, path),
    ),
  )
  .filter(path => /\.tsx?$/.test(path) && !/node_modules|\.(test|integration|conformance)\./.test(path))
  .filter(path => !/core\/src\/messages\/[a-z]{2}\//.test(path))
  .map(path => readFileSync(join(repository, path), 'utf8'))
  .join('\n');

const words = new Set(source.match(/[\w$]+/g));
/** Names with a part that is chosen: `launch.${item}Hint`. */
const patterns = [...new Set(source.match(/`[\w.-]*(?:\$\{[^{}`]*\}[\w.-]*)+`/g))]
  .filter(template => /[a-zA-Z]{2}/.test(template.replace(/\$\{[^}]*\}/g, '')))
  .map(template => {
    const parts = template.slice(1, -1).split(/\$\{[^}]*\}/);
    return new RegExp(`^${parts.map(part => part.replaceAll('.', '\\.')).join('[\\w-]+')}$`);
  });

function namesIn(catalogue: Catalogue): string[] {
  return Object.entries(catalogue).flatMap(([name, message]) =>
    typeof message === 'string' ? [name] : [name, ...namesIn(message)],
  );
}

const isSaid = (name: string) => source.includes(`'${name}'`) || patterns.some(pattern => pattern.test(name));

it('MESSAGES-13: every message of the studio and its controls is said somewhere', () => {
  const studio = Object.entries(catalogues).filter(([path]) => path.includes('/studio/'));
  expect(studio.flatMap(([, catalogue]) => namesIn(catalogue)).filter(name => !isSaid(name))).toEqual([]);
});

it('MESSAGES-13: every message of websites, mails and widgets is said somewhere', () => {
  const others = Object.entries(catalogues).filter(([path]) => !path.includes('/studio/'));
  expect(others.length).toBeGreaterThan(3);
  const names = others.flatMap(([, catalogue]) => namesIn(catalogue));
  expect(names.filter(name => !words.has(name) && !isSaid(name))).toEqual([]);
});

it('MESSAGES-13: every refusal that is worded is declared', () => {
  const codes = new Set(
    Object.values(errors)
      .flatMap(file => Object.values(file))
      .flatMap(group => Object.values(group))
      .map(error => Object(error).code),
  );
  for (const catalogue of Object.values(refusals)) {
    const worded = Object.entries(catalogue).flatMap(([noun, messages]) =>
      Object.keys(messages).map(name => `${noun}.${name}`),
    );
    expect(worded.filter(code => !codes.has(code))).toEqual([]);
  }
});

it('MESSAGES-13: every word that is said of a block or a payment method is declared by one', () => {
  const sentences = Object.values(declared).flatMap(catalogue => Object.keys(catalogue));
  const lowered = source.toLowerCase();
  const isDeclared = (text: string) => lowered.includes(text.toLowerCase());
  expect(sentences.filter(text => !isDeclared(text))).toEqual([]);
});
