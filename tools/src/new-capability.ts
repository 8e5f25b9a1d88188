import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { declareErrors } from '@vitrine/core/errors/declare-errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type CapabilityWords, capabilityTemplates, wordsOf } from './capability-templates.ts';
import { tidyFiles } from './tidy-files.ts';

const errors = declareErrors('newCapability', {
  badName: {
    status: 400,
    message:
      '“{name}” cannot name a capability. Use at most 24 lowercase letters and digits with single hyphens between, such as “gift-cards”.',
  },
  emptyName: {
    status: 400,
    message: '“{name}” says nothing about what the capability is. Name its noun.',
  },
  taken: {
    status: 409,
    message: '“{name}” is taken: {path} has it already. Choose another name, or change what is there.',
  },
  unlisted: {
    status: 409,
    message:
      'The capability cannot be listed: {path} has no import of a capability or no list that ends with “];”. Correct that file first.',
  },
});

export interface NewCapability {
  /** Relative to the root, in reading order. */
  readonly files: readonly string[];
  /** Its place in the list: last; move it up by hand if another calls it. */
  readonly listedIn: string;
}

const list = 'apps/server/src/capabilities.ts';
/** SQL keywords that cannot be table names. */
const reserved =
  /^(?:all|analy[sz]e|array|case|cast|check|column|constraint|default|end|grant|group|limit|offset|only|order|references|select|some|table|union|unique|user|using|when|where|window)$/;

/**
 * Writes a conforming capability (calls, errors, routes, one verb with its test, store, migration,
 * a rule) and lists it; if refused, it writes nothing (rule CAPABILITY-1).
 */
export function newCapability(name: string, { root }: { readonly root: string }): Result<NewCapability> {
  if (name.length > 24 || !/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name) || reserved.test(name)) {
    return fail(errors.badName, { name });
  }
  if (/(?:^|-)(?:utils?|helpers?|common|shared|misc|managers?|base|capabilit(?:y|ies))(?:-|$)/.test(name)) {
    return fail(errors.emptyName, { name });
  }
  const words = wordsOf(name);
  const path = takenBy(words, root);
  if (path !== null) return fail(errors.taken, { name, path });
  const listing = listed(readFileSync(join(root, list), 'utf8'), words);
  if (listing === null) return fail(errors.unlisted, { path: list });
  const files = capabilityTemplates({ name });
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    tidyFiles(root, Object.keys(files));
    writeFileSync(join(root, list), listing);
  } catch (error) {
    for (const path of ownPaths(name)) rmSync(join(root, path), { recursive: true, force: true });
    throw error;
  }
  return succeed({ files: Object.keys(files), listedIn: list });
}

const ownPaths = (name: string) => [
  `packages/core/src/${name}`,
  `apps/server/src/capabilities/${name}`,
  `docs/specification/${name}.md`,
];

/** Existing users of the name, the rule prefix, the address or the table. */
function takenBy({ name, table, prefix }: CapabilityWords, root: string): string | null {
  const own = ownPaths(name).find(path => existsSync(join(root, path)));
  if (own !== undefined) return own;
  const holds = [
    { folder: 'docs/specification', ending: '.md', text: new RegExp(`^- \\*\\*${prefix}-\\d`, 'm') },
    { folder: 'packages/core/src', ending: '.calls.ts', text: new RegExp(`'/api/${name}['/]`) },
    { folder: 'apps/server/src', ending: '.sql', text: new RegExp(`^CREATE TABLE ${table} `, 'm') },
  ];
  for (const { folder, ending, text } of holds) {
    const found = readdirSync(join(root, folder), { recursive: true })
      .map(file => join(folder, String(file)))
      .find(file => file.endsWith(ending) && text.test(readFileSync(join(root, file), 'utf8')));
    if (found !== undefined) return found;
  }
  return null;
}

/** The list with one more, imports in order; null if the file has an unexpected form. */
function listed(text: string, { name, camel }: CapabilityWords): string | null {
  const lines = text.split('\n');
  const imports = lines.flatMap((line, at) => {
    const path = /^import \{ \w+ \} from '\.\/capabilities\/([\w-]+)\/index\.ts';$/.exec(line)?.[1];
    return path === undefined ? [] : [{ path, at }];
  });
  const end = lines.lastIndexOf('];');
  const last = imports.at(-1);
  if (last === undefined || end < 0) return null;
  const at = imports.find(({ path }) => path > name)?.at ?? last.at + 1;
  lines.splice(end, 0, `  ${camel}Capability,`);
  lines.splice(at, 0, `import { ${camel}Capability } from './capabilities/${name}/index.ts';`);
  return lines.join('\n');
}
