import { objectName, readFileList } from './content/copy-files.ts';
import type { BackupBody } from './content/manifest.ts';
import { checkPart, type PartStore } from './content/parts.ts';

/**
 * Reads every part of a backup and compares it with the manifest; throws with the name of the first that differs
 * (rule BACKUP-5).
 */
export async function verifyBackup(
  store: PartStore,
  body: BackupBody,
  tell: (line: string) => void,
): Promise<void> {
  await checkPart(store, body.secrets.name, body.secrets);
  for (const part of body.tables) await checkPart(store, part.name, part);
  const read = new Set<string>();
  for await (const file of readFileList(store, body.files)) {
    const name = objectName(store, file.sha256);
    if (read.has(name)) continue;
    await checkPart(store, name, file);
    read.add(name);
    if (read.size % 500 === 0) tell(`verified: ${read.size} files`);
  }
  tell(`verified: ${body.tables.length} tables, ${read.size} files`);
}
