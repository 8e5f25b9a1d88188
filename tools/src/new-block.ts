import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declareErrors } from '@vitrine/core/errors/declare-errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { blockTemplates } from './block-templates.ts';
import { problemOfName } from './plain-name.ts';

/** Our own blocks are numbered from here (docs/specification/blocks.md). */
const firstNumber = 2001;

const errors = declareErrors('newBlock', {
  badName: {
    status: 400,
    message:
      '“{name}” cannot name a block. Use at most 30 lowercase letters and digits with single hyphens between, such as “opening-hours”.',
  },
  emptyName: {
    status: 400,
    message: '“{name}” says nothing about what the block is. Name the thing a visitor sees.',
  },
  taken: {
    status: 409,
    message: 'There is a block “{name}” already. Choose another name, or change that block.',
  },
});

export interface NewBlock {
  readonly type: number;
  /** Relative to the root. */
  readonly folder: string;
  readonly files: readonly string[];
}

/**
 * Writes the folder of a new, conforming block with the next free number; if refused, it writes
 * nothing (rule BLOCK-11).
 */
export function newBlock(name: string, { root }: { readonly root: string }): Result<NewBlock> {
  const problem = problemOfName(name, 'block');
  if (problem !== null) return fail(problem === 'bad' ? errors.badName : errors.emptyName, { name });
  const blocks = join(root, 'packages/blocks/src');
  const folder = join(blocks, name);
  if (existsSync(folder)) return fail(errors.taken, { name });
  const type = nextNumber(blocks);
  const files = blockTemplates({ name, type });
  // Written elsewhere and moved, so that half a block is never visible.
  const draft = join(blocks, `.${name}-${process.pid}`);
  try {
    mkdirSync(draft);
    for (const [file, text] of Object.entries(files)) writeFileSync(join(draft, file), text);
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return succeed({ type, folder: `packages/blocks/src/${name}`, files: Object.keys(files) });
}

function nextNumber(blocks: string): number {
  const taken = readdirSync(blocks, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(blocks, entry.name, `${entry.name}.block.ts`)))
    .map(({ name }) => {
      const source = readFileSync(join(blocks, name, `${name}.block.ts`), 'utf8');
      return Number(/^[ \t]*type: (\d+),$/m.exec(source)?.[1] ?? 0);
    });
  return Math.max(firstNumber - 1, ...taken) + 1;
}
