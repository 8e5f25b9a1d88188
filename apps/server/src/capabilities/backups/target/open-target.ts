import type { Configuration } from '../../../configuration.ts';
import type { BackupTarget } from './backup-target.ts';
import { folderTarget } from './folder-target.ts';
import { s3Target } from './s3-target.ts';

/** `s3://bucket/prefix`, or a folder on this machine. */
export async function openTarget(place: string, configuration: Configuration): Promise<BackupTarget> {
  return place.startsWith('s3://') ? s3Target(place, configuration) : folderTarget(place);
}
