import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { findNodes } from './find-nodes.ts';

interface Catalogue {
  readonly [name: string]: string | Catalogue;
}

const catalogues = import.meta.glob<Catalogue>('../../packages/core/src/messages/en/**/*.messages.ts', {
  eager: true,
  import: 'messages',
});
const refusals = import.meta.glob<Catalogue>('../../packages/core/src/messages/*/refusals/*.messages.ts', {
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
/** All code that may use a message: neither tests nor the catalogues themselves. */
const files = ['apps', 'packages']
  .flatMap(folder =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' }).map(path =>
      join(folder, path),
    ),
  )
  .filter(
    path => /\.tsx?$/.test(path) && !/node_modules|\/dist\/|\.(test|integration|conformance)\./.test(path),
  )
  .filter(path => !/core\/src\/messages\/[a-z]{2}\//.test(path))
  .map(path => ({ path, text: readFileSync(join(repository, path), 'utf8') }));

/** Property names read in code, the texts in it, and texts with a variable part: `launch.${item}Hint`. */
const read = new Set<string>();
const texts = new Set<string>();
const templates = new Set<string>();
for (const file of files)
  findNodes(file, [
    node => {
      if (ts.isPropertyAccessExpression(node)) read.add(node.name.text);
      else if (ts.isBindingElement(node)) read.add((node.propertyName ?? node.name).getText());
      else if (ts.isStringLiteralLike(node)) texts.add(node.text);
      else if (ts.isTemplateExpression(node)) templates.add(node.getText());
      return false;
    },
  ]);

const patterns = [...templates]
  .filter(template => /^`[\w.-]*(?:\$\{[^{}`]*\}[\w.-]*)+`$/.test(template))
  .filter(template => /[a-zA-Z]{2}/.test(template.replace(/\$\{[^}]*\}/g, '')))
  .map(template => {
    const parts = template.slice(1, -1).split(/\$\{[^}]*\}/);
    return new RegExp(`^${parts.map(part => part.replaceAll('.', '\\.')).join('([\\w.-]+)')}$`);
  });

/** Each name after the names of its groups. */
function namesIn(catalogue: Catalogue, group = ''): string[] {
  return Object.entries(catalogue).flatMap(([key, message]) => {
    const name = group === '' ? key : `${group}.${key}`;
    return typeof message === 'string' ? [name] : [name, ...namesIn(message, name)];
  });
}

/** A variable part is one name of a message, or a longer one that code spells out: `orders.refund`. */
const fillsIn = (part: string) => !part.includes('.') || texts.has(part);

const isUsed = (name: string) =>
  texts.has(name) || patterns.some(pattern => pattern.exec(name)?.slice(1).every(fillsIn) === true);

it('MESSAGES-13: every message of the studio and its controls is used', () => {
  const studio = Object.entries(catalogues).filter(([path]) => path.includes('/studio/'));
  expect(studio.flatMap(([, catalogue]) => namesIn(catalogue)).filter(name => !isUsed(name))).toEqual([]);
});

it('MESSAGES-13: every message of websites, emails and widgets is used', () => {
  const others = Object.entries(catalogues).filter(([path]) => !path.includes('/studio/'));
  expect(others.length).toBeGreaterThan(3);
  const unused = others.flatMap(([path, catalogue]) => {
    const file = /([\w-]+)\.messages\.ts$/.exec(path)?.[1] ?? '';
    return namesIn(catalogue, file).filter(name => {
      // Code reads it from a catalogue, or passes its code with its group: `fields.tooLong`.
      const [group, last = ''] = name.split('.').slice(-2);
      return !read.has(last) && !isUsed(last) && !isUsed(`${group}.${last}`);
    });
  });
  expect(unused).toEqual([]);
});

it('MESSAGES-13: every worded refusal is declared', () => {
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

it('MESSAGES-13: every translated text of a block or a payment method is declared by one', () => {
  const sentences = Object.values(declared).flatMap(catalogue => Object.keys(catalogue));
  const lowered = files
    .map(({ text }) => text)
    .join('\n')
    .toLowerCase();
  const isDeclared = (text: string) => lowered.includes(text.toLowerCase());
  expect(sentences.filter(text => !isDeclared(text))).toEqual([]);
});
