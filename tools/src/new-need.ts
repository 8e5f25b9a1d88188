import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { declareErrors } from '@vitrine/core/errors/declare-errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { needTemplates } from './need-templates.ts';
import { problemOfName } from './plain-name.ts';

const errors = declareErrors('newNeed', {
  badName: {
    status: 400,
    message:
      '“{name}” cannot name a need. Use at most 30 lowercase letters and digits with single hyphens between, such as “opening-hours”.',
  },
  emptyName: {
    status: 400,
    message: '“{name}” says nothing about what is asked for. Name what a block is given.',
  },
  taken: {
    status: 409,
    message: 'There is a need “{name}” already: {path}. Choose another name, or change that need.',
  },
});

/**
 * Writes a new need: its contract and the server's answer. Both are found by their paths, so that
 * nothing else changes; if refused, it writes nothing (rule NEED-2).
 */
export function newNeed(
  name: string,
  { root }: { readonly root: string },
): Result<{ readonly files: readonly string[] }> {
  const problem = problemOfName(name, 'need');
  if (problem !== null) return fail(problem === 'bad' ? errors.badName : errors.emptyName, { name });
  const files = Object.entries(needTemplates(name));
  const taken = files.map(([path]) => dirname(path)).find(folder => existsSync(join(root, folder)));
  if (taken !== undefined) return fail(errors.taken, { name, path: taken });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return succeed({ files: files.map(([path]) => path) });
}
