import { Readable } from 'node:stream';
import { type StoreName, type Stores, storeNames } from '../../../files/open-stores.ts';
import { objectName, readFileList } from '../content/copy-files.ts';
import { listKeptFiles } from '../content/kept-files.ts';
import type { BackupBody } from '../content/manifest.ts';
import { type PartStore, readPart } from '../content/parts.ts';
import { restoreIntoBucket } from './restore-into-bucket.ts';
import { restoreIntoFolder } from './restore-into-folder.ts';
import type { RootRestore } from './root-restore.ts';

export interface RestoredFiles extends Pick<RootRestore, 'take' | 'settle'> {
  readonly count: number;
}

/** Writes the files of a backup next to the existing ones, each compared with its listed hash. */
export async function restoreFiles(
  store: PartStore,
  { body, stores, tell }: { body: BackupBody; stores: Stores; tell: (line: string) => void },
): Promise<RestoredFiles> {
  const roots: Partial<Record<StoreName, RootRestore>> = {};
  for (const name of storeNames) {
    const files = stores[name];
    roots[name] =
      files.folder === null ? await restoreIntoBucket(files) : await restoreIntoFolder(files.folder);
  }
  const all = Object.values(roots);
  let count = 0;
  for await (const file of readFileList(store, body.files)) {
    const content = () =>
      Readable.from(readPart(store, objectName(store, file.sha256), file), { objectMode: false });
    await roots[file.root]?.put(file, content);
    count += 1;
    if (count % 500 === 0) tell(`files: ${count} of ${body.files.count}`);
  }
  tell(`files: ${count} of ${body.files.count}`);
  return {
    count,
    take: async () => {
      const undo: (() => Promise<void>)[] = [];
      const undoAll = async () => {
        for (const step of undo.toReversed()) await step();
      };
      try {
        for (const root of all) undo.push(await root.take());
      } catch (error) {
        await undoAll();
        throw error;
      }
      return undoAll;
    },
    settle: async options => {
      for (const root of all) await root.settle(options);
    },
  };
}

export async function hasFiles(stores: Stores): Promise<boolean> {
  for await (const _ of listKeptFiles(stores)) return true;
  return false;
}
