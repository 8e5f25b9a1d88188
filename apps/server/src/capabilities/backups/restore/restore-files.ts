import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Configuration } from '../../../configuration.ts';
import { writeWhole } from '../../../files/write-whole.ts';
import { objectName, readFileList } from '../content/copy-files.ts';
import {
  type FileRoot,
  fileRoots,
  listLocalFiles,
  nullWhenMissing,
  rootFolder,
} from '../content/local-files.ts';
import type { BackupBody } from '../content/manifest.ts';
import { type PartStore, readPart } from '../content/parts.ts';

export interface RestoredFiles {
  readonly count: number;
  /** Puts them in the place of what is there; answers how to undo that. */
  take(): Promise<() => Promise<void>>;
  /** Removes what they took the place of, and what was not taken. */
  settle(options: { isReplacedKept: boolean }): Promise<void>;
}

/** Writes the files of a backup beside those that are there, each compared with what it was. */
export async function restoreFiles(
  store: PartStore,
  {
    body,
    configuration,
    tell,
  }: { body: BackupBody; configuration: Configuration; tell: (line: string) => void },
): Promise<RestoredFiles> {
  const beside = (root: FileRoot, what: 'restoring' | 'replaced') =>
    `${rootFolder(configuration, root)}.${what}`;
  for (const root of fileRoots) await rm(beside(root, 'restoring'), { recursive: true, force: true });
  let count = 0;
  for await (const file of readFileList(store, body.files)) {
    const path = join(beside(file.root, 'restoring'), ...file.path.split('/'));
    const content = readPart(store, objectName(store, file.sha256), file);
    await writeWhole(path, Readable.from(content, { objectMode: false }));
    count += 1;
    if (count % 500 === 0) tell(`files: ${count} of ${body.files.count}`);
  }
  tell(`files: ${count} of ${body.files.count}`);
  return {
    count,
    take: async () => {
      const undo: (() => Promise<unknown>)[] = [];
      for (const root of fileRoots) {
        const folder = rootFolder(configuration, root);
        await rm(beside(root, 'replaced'), { recursive: true, force: true });
        if (await moved(folder, beside(root, 'replaced')))
          undo.push(() => moved(beside(root, 'replaced'), folder));
        if (await moved(beside(root, 'restoring'), folder))
          undo.push(() => moved(folder, beside(root, 'restoring')));
      }
      return async () => {
        for (const step of undo.toReversed()) await step();
      };
    },
    settle: async ({ isReplacedKept }) => {
      for (const root of fileRoots) {
        await rm(beside(root, 'restoring'), { recursive: true, force: true });
        if (!isReplacedKept) await rm(beside(root, 'replaced'), { recursive: true, force: true });
      }
    },
  };
}

export async function hasFiles(configuration: Configuration): Promise<boolean> {
  for await (const _ of listLocalFiles(configuration)) return true;
  return false;
}

/** False when there is nothing to move. */
async function moved(from: string, to: string): Promise<boolean> {
  return (await rename(from, to).then(() => true, nullWhenMissing)) === true;
}
