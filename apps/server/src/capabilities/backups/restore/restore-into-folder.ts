import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../../files/write-whole.ts';
import { nullWhenMissing } from '../content/null-when-missing.ts';
import type { RootRestore } from './root-restore.ts';

/** All of them in a folder next to the old one, which it then replaces in one step. */
export async function restoreIntoFolder(folder: string): Promise<RootRestore> {
  const [restoring, replaced] = [`${folder}.restoring`, `${folder}.replaced`];
  await rm(restoring, { recursive: true, force: true });
  return {
    put: async ({ path }, content) => {
      await writeWhole(join(restoring, ...path.split('/')), content());
    },
    take: async () => {
      await rm(replaced, { recursive: true, force: true });
      const undo: (() => Promise<unknown>)[] = [];
      if (await moved(folder, replaced)) undo.push(() => moved(replaced, folder));
      if (await moved(restoring, folder)) undo.push(() => moved(folder, restoring));
      return async () => {
        for (const step of undo.toReversed()) await step();
      };
    },
    settle: async ({ isReplacedKept }) => {
      await rm(restoring, { recursive: true, force: true });
      if (!isReplacedKept) await rm(replaced, { recursive: true, force: true });
    },
  };
}

/** False when there is nothing to move. */
async function moved(from: string, to: string): Promise<boolean> {
  return (await rename(from, to).then(() => true, nullWhenMissing)) === true;
}
