import { randomUUID } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Configuration } from '../configuration.ts';
import { isBucketAddress, readBucketAddress } from './bucket/bucket-address.ts';
import { bucketFiles } from './bucket/bucket-files.ts';
import { openBucket } from './bucket/open-bucket.ts';
import { wordsOfError } from './error-words.ts';
import type { Files } from './files.ts';
import { folderFiles } from './folder-files.ts';
import { StoreError } from './store-error.ts';

/** The platform’s files outside its database. */
export const storeNames = ['media', 'exports'] as const;

export type StoreName = (typeof storeNames)[number];

export type StoreSettings = Pick<
  Configuration,
  'DATA_DIR' | 'MEDIA_URL' | 'MEDIA_S3_KEY_ID' | 'MEDIA_S3_SECRET'
>;

export interface Stores {
  /** Files of websites. */
  readonly media: Files;
  /** Archives of permanently removed websites. */
  readonly exports: Files;
  /** As MEDIA_URL names it. */
  readonly place: string;
  /** Checks that it can be listed, written, read and removed from; throws the problem. */
  check(): Promise<void>;
  close(): void;
}

/** Folders below DATA_DIR, another folder for media, or a bucket for both (rule STORE-1). */
export async function openStores(settings: StoreSettings): Promise<Stores> {
  const { DATA_DIR, MEDIA_URL } = settings;
  if (MEDIA_URL !== undefined && isBucketAddress(MEDIA_URL)) return bucketStores(MEDIA_URL, settings);
  const media = folderFiles(MEDIA_URL ?? join(DATA_DIR, 'media'));
  return {
    media,
    exports: folderFiles(join(DATA_DIR, 'exports')),
    place: media.place,
    check: async () => checkFolder(media.place),
    close: () => undefined,
  };
}

async function bucketStores(
  place: string,
  { MEDIA_S3_KEY_ID, MEDIA_S3_SECRET }: StoreSettings,
): Promise<Stores> {
  const address = readBucketAddress(place);
  if (address === null)
    throw new StoreError(`“${place}” is no address of a bucket, such as s3://bucket/prefix.`, {
      isRefusal: true,
    });
  const bucket = await openBucket(address, {
    endpoint: undefined,
    region: 'us-east-1',
    keyId: MEDIA_S3_KEY_ID,
    secret: MEDIA_S3_SECRET,
    names: {
      keyId: 'MEDIA_S3_KEY_ID',
      secret: 'MEDIA_S3_SECRET',
      region: 'region= in MEDIA_URL',
      endpoint: 'endpoint= in MEDIA_URL',
    },
  });
  const part = (name: StoreName) => bucketFiles(bucket, { place, part: `${name}/` });
  const media = part('media');
  return { media, exports: part('exports'), place, check: () => probe(media), close: () => bucket.close() };
}

/** A missing folder is created with the first file, if its parent allows it. */
async function checkFolder(folder: string): Promise<void> {
  try {
    await access(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    const parent = dirname(resolve(folder));
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT' && parent !== resolve(folder))
      return checkFolder(parent);
    const why = wordsOfError(error) ?? String(error);
    throw new StoreError(`${resolve(folder)} cannot be used: ${why}`, { cause: error, isRefusal: true });
  }
}

/** Every required permission is tried, on a file that is not in use. */
async function probe(files: Files): Promise<void> {
  const key = `probe/${randomUUID()}`;
  for await (const _ of files.list('probe/')) break;
  await files.write(key, Buffer.from('Vitrine was here.'));
  const found = await files.read(key);
  found?.resume();
  await files.remove(key);
  if (found === null)
    throw new StoreError(`${files.place} does not keep what is written into it.`, { isRefusal: true });
}
