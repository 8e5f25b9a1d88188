import { objectName, readFileList } from './content/copy-files.ts';
import { folderOf, listBackups, openBackup } from './content/manifest.ts';
import type { BackupTarget } from './target/backup-target.ts';

export interface Pruning {
  readonly keep: number;
  readonly passphrase: string | undefined;
  readonly tell: (line: string) => void;
}

/**
 * Removes finished backups beyond the newest `keep`, unfinished ones, and files that no backup lists any more.
 * While one of the kept backups cannot be read, no file is removed (rule BACKUP-8).
 */
export async function pruneBackups(target: BackupTarget, { keep, passphrase, tell }: Pruning): Promise<void> {
  const { finished, unfinished } = await listBackups(target);
  const old = finished.slice(keep);
  for (const id of [...old, ...unfinished]) await removeBackup(target, id);
  if (old.length > 0) tell(`pruned: ${old.length} old backups`);
  const needed = new Set<string>();
  for (const id of finished.slice(0, keep)) {
    try {
      const { body, seal } = await openBackup(target, id, passphrase);
      for await (const file of readFileList({ target, seal }, body.files))
        needed.add(objectName({ target, seal }, file.sha256));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      tell(`No file was removed, because the backup ${id} cannot be read: ${why}`);
      return;
    }
  }
  let removed = 0;
  for (const { name } of await target.list('files/')) {
    if (needed.has(name)) continue;
    await target.remove(name);
    removed += 1;
  }
  if (removed > 0) tell(`pruned: ${removed} files that no backup needs`);
}

/** Its manifest is removed first: what is left after a crash is unfinished. */
export async function removeBackup(target: BackupTarget, id: string): Promise<void> {
  const names = (await target.list(folderOf(id))).map(({ name }) => name);
  const isManifest = (name: string) => name.endsWith('/manifest.json');
  for (const name of [...names.filter(isManifest), ...names.filter(name => !isManifest(name))])
    await target.remove(name);
}
