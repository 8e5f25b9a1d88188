import type { Configuration } from '../../../configuration.ts';
import { readBucketAddress } from '../../../files/bucket/bucket-address.ts';
import { openBucket } from '../../../files/bucket/open-bucket.ts';
import { StoreError } from '../../../files/store-error.ts';
import { BackupError } from '../backup-error.ts';
import type { BackupTarget, StoredPart } from './backup-target.ts';

/** An S3 bucket, or one of a compatible service at BACKUP_S3_ENDPOINT. */
export async function s3Target(place: string, configuration: Configuration): Promise<BackupTarget> {
  const address = readBucketAddress(place);
  if (address === null)
    throw new BackupError(`“${place}” is no address of a bucket, such as s3://bucket/prefix.`);
  const bucket = await openBucket(address, {
    endpoint: configuration.BACKUP_S3_ENDPOINT,
    region: configuration.BACKUP_S3_REGION,
    keyId: configuration.BACKUP_S3_KEY_ID,
    secret: configuration.BACKUP_S3_SECRET,
    names: {
      keyId: 'BACKUP_S3_KEY_ID',
      secret: 'BACKUP_S3_SECRET',
      region: 'BACKUP_S3_REGION',
      endpoint: 'BACKUP_S3_ENDPOINT',
    },
  });
  return {
    place,
    folder: null,
    list: below =>
      worded(async () => {
        const parts: StoredPart[] = [];
        for await (const { name, bytes } of bucket.list(below)) parts.push({ name, bytes });
        return parts;
      }),
    write: (name, content) => worded(async () => void (await bucket.write(name, content))),
    read: name => worded(() => bucket.read(name)),
    remove: name => worded(() => bucket.remove(name)),
    // An unfinished upload is not an object; the bucket’s own rule ends such uploads (docs/guides/backups.md).
    clearPartials: async () => undefined,
    close: () => bucket.close(),
  };
}

async function worded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StoreError ? new BackupError(error.message, { cause: error }) : error;
  }
}
