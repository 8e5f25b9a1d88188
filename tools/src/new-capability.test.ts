import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFloors } from './check-floors.ts';
import { newCapability } from './new-capability.ts';
import { checkRules, readRules, readTests } from './rules.ts';
import { typeErrors } from './type-errors.ts';
import { allowedTime } from './until.ts';

const repository = join(import.meta.dirname, '../..');
const list = 'apps/server/src/capabilities.ts';
const listText = `\
import { auditCapability } from './capabilities/audit/index.ts';
import { importingCapability } from './capabilities/importing/index.ts';
import { mailCapability } from './capabilities/mail/index.ts';
import type { Capability } from './capability.ts';

export const capabilities: readonly Capability[] = [
  auditCapability,
  mailCapability,
  importingCapability,
];
`;
let root = '';

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const everything = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
    .map(path => [path, readFileSync(path, 'utf8')]);
const filesOf = (made: ReturnType<typeof newCapability>) => (made.ok ? made.value.files : []);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-capability-'));
  cpSync(join(repository, 'biome.json'), join(root, 'biome.json'));
  write(list, listText);
  write('docs/specification/tickets.md', '# Tickets\n\n- **TICKET-1** — One is for one seat.\n');
  write('packages/core/src/tickets/tickets.calls.ts', "const path = '/api/seats/:seatId';\n");
  write(
    'apps/server/src/capabilities/tickets/migrations/0001-tickets.sql',
    'CREATE TABLE plush_rows (\n);\n',
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('newCapability', () => {
  it('CAPABILITY-1: writes calls, errors, routes, a verb, its test, store, migration and a rule, and lists it', () => {
    expect(newCapability('gift-cards', { root })).toEqual({
      ok: true,
      value: {
        files: [
          'docs/specification/gift-cards.md',
          'packages/core/src/gift-cards/gift-cards.errors.ts',
          'packages/core/src/gift-cards/gift-cards.calls.ts',
          'apps/server/src/capabilities/gift-cards/index.ts',
          'apps/server/src/capabilities/gift-cards/gift-cards.routes.ts',
          'apps/server/src/capabilities/gift-cards/add-to-gift-cards.ts',
          'apps/server/src/capabilities/gift-cards/gift-cards.store.ts',
          'apps/server/src/capabilities/gift-cards/migrations/0001-gift-cards.sql',
          'apps/server/src/capabilities/gift-cards/gift-cards.integration.ts',
        ],
        listedIn: list,
      },
    });
    const lines = read(list).split('\n');
    const at = lines.indexOf("import { giftCardsCapability } from './capabilities/gift-cards/index.ts';");
    expect(lines[at + 1]).toContain('./capabilities/importing/index.ts');
    expect(lines.slice(lines.indexOf('  giftCardsCapability,'))).toEqual([
      '  giftCardsCapability,',
      '];',
      '',
    ]);
  });

  it.each(['zebras', 'aviaries'])('CAPABILITY-1: lists “%s” in the order of imports', name => {
    expect(newCapability(name, { root }).ok).toBe(true);
    const paths = [...read(list).matchAll(/\.\/capabilities\/([\w-]+)\//g)].map(found => found[1]);
    expect(paths).toContain(name);
    expect(paths).toEqual(paths.toSorted());
  });

  it.each([
    ...['', 'Cards', '2cards', 'gift_cards', 'gift--cards', '-cards', 'cards-', '../cards', 'a/b', 'kärten'],
    ...['x'.repeat(25), 'order', 'user', 'gift-helper', 'base', 'cards-capability'],
  ])('CAPABILITY-1: refuses the name %j and writes nothing', name => {
    const before = everything();
    expect(newCapability(name, { root })).toMatchObject({ ok: false, error: { status: 400 } });
    expect(everything()).toEqual(before);
  });

  it.each([
    ['tickets', 'packages/core/src/tickets'],
    ['ticket', 'docs/specification/tickets.md'],
    ['seats', 'packages/core/src/tickets/tickets.calls.ts'],
    ['plush-rows', 'apps/server/src/capabilities/tickets/migrations/0001-tickets.sql'],
  ])('CAPABILITY-1: refuses “%s”, which is taken, and writes nothing', (name, path) => {
    const before = everything();
    expect(newCapability(name, { root })).toEqual({
      ok: false,
      error: {
        code: 'newCapability.taken',
        status: 409,
        english: '“{name}” is taken: {path} has it already. Choose another name, or change what is there.',
        values: { name, path },
      },
    });
    expect(everything()).toEqual(before);
  });

  it('CAPABILITY-1: an unreadable list is refused and nothing is written', () => {
    write(list, 'export const capabilities = [];\n');
    const before = everything();
    expect(newCapability('gift-cards', { root })).toMatchObject({
      ok: false,
      error: { code: 'newCapability.unlisted' },
    });
    expect(everything()).toEqual(before);
  });

  it('CAPABILITY-1: the new capability is formatted, keeps the floors, and its rule has a test', {
    timeout: 60_000,
  }, () => {
    const paths = [...filesOf(newCapability('gift-cards', { root })), list];
    const files = paths.map(path => ({ path, text: read(path) }));
    expect(checkFloors(files)).toEqual([]);
    const tests = readTests(files.filter(({ path }) => path.endsWith('.integration.ts')));
    const rules = readRules(
      files.filter(({ path }) => path.endsWith('.md')),
      tests,
    );
    expect([rules.map(rule => rule.id), checkRules(rules, tests)]).toEqual([['GIFTCARDS-1'], []]);
    const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome');
    const sources = paths.filter(path => path.endsWith('.ts')).map(path => join(root, path));
    execFileSync(process.execPath, [biome, 'ci', '--vcs-enabled=false', ...sources], {
      cwd: root,
      stdio: 'pipe',
      timeout: allowedTime(60_000),
    });
  });

  it('CAPABILITY-1: the new capability has no type errors', { tags: 'slow', timeout: 60_000 }, () => {
    const paths = [...filesOf(newCapability('gift-cards', { root })), list].filter(path =>
      path.endsWith('.ts'),
    );
    expect(typeErrors(repository, new Map(paths.map(path => [join(repository, path), read(path)])))).toEqual(
      [],
    );
  });
});
