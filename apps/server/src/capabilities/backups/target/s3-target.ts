import { Readable } from 'node:stream';
import type { Configuration } from '../../../configuration.ts';
import { BackupFault } from '../backup-fault.ts';
import type { BackupTarget, StoredPart } from './backup-target.ts';

const placePattern = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9!_.*'()/-]*))?$/;

/** Each of an object’s pieces; 10,000 of them are the most S3 takes, so the largest object is about 156 GB. */
const pieceBytes = 16 * 1024 * 1024;

/** A bucket of S3, or of whatever speaks its protocol at BACKUP_S3_ENDPOINT. The client is loaded here alone. */
export async function s3Target(place: string, configuration: Configuration): Promise<BackupTarget> {
  const found = placePattern.exec(place);
  if (found === null)
    throw new BackupFault(`«${place}» is no address of a bucket, such as s3://bucket/prefix.`);
  const [, Bucket = '', given = ''] = found;
  const prefix = given === '' || given.endsWith('/') ? given : `${given}/`;
  const { DeleteObjectCommand, GetObjectCommand, S3Client, paginateListObjectsV2 } = await import(
    '@aws-sdk/client-s3'
  );
  const { Upload } = await import('@aws-sdk/lib-storage');
  const client = new S3Client(clientOptions(configuration));

  const worded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw error instanceof BackupFault ? error : faultOf(error, Bucket);
    }
  };

  return {
    place,
    folder: null,
    list: below =>
      worded(async () => {
        const parts: StoredPart[] = [];
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + below })) {
          for (const { Key, Size } of page.Contents ?? []) {
            if (Key !== undefined) parts.push({ name: Key.slice(prefix.length), bytes: Size ?? 0 });
          }
        }
        return parts;
      }),
    write: (name, content) =>
      worded(async () => {
        const params = { Bucket, Key: prefix + name, Body: content };
        await new Upload({ client, params, partSize: pieceBytes, queueSize: 2 }).done();
      }),
    read: name =>
      worded(async () => {
        const answer = await client
          .send(new GetObjectCommand({ Bucket, Key: prefix + name }))
          .catch(nullWhenMissing);
        return answer?.Body instanceof Readable ? answer.Body : null;
      }),
    remove: name =>
      worded(async () => void (await client.send(new DeleteObjectCommand({ Bucket, Key: prefix + name })))),
    // What was begun is no object; the bucket’s own rule ends such uploads (docs/guides/backups.md).
    clearPartials: async () => undefined,
    close: () => client.destroy(),
  };
}

function clientOptions(configuration: Configuration) {
  const { BACKUP_S3_ENDPOINT, BACKUP_S3_REGION, BACKUP_S3_KEY_ID, BACKUP_S3_SECRET } = configuration;
  return {
    region: BACKUP_S3_REGION,
    maxAttempts: 5,
    // Servers other than Amazon’s do not know its newer checksums; every part is read back anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(BACKUP_S3_ENDPOINT === undefined ? {} : { endpoint: BACKUP_S3_ENDPOINT, forcePathStyle: true }),
    ...(BACKUP_S3_KEY_ID === undefined || BACKUP_S3_SECRET === undefined
      ? {}
      : { credentials: { accessKeyId: BACKUP_S3_KEY_ID, secretAccessKey: BACKUP_S3_SECRET } }),
  } as const;
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return null;
  throw error;
}

/** The service’s names of what went wrong, and what to do. */
const faults: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket. Make it first.',
  AccessDenied: 'access was denied. The key needs the rights to list, read, write and delete in it.',
  Forbidden: 'access was denied. The key needs the rights to list, read, write and delete in it.',
  InvalidAccessKeyId: 'the key is not known. Check BACKUP_S3_KEY_ID.',
  SignatureDoesNotMatch: 'the secret does not fit the key. Check BACKUP_S3_SECRET.',
  CredentialsProviderError: 'no key was found. Set BACKUP_S3_KEY_ID and BACKUP_S3_SECRET.',
  PermanentRedirect: 'it is in another region. Check BACKUP_S3_REGION.',
  ECONNREFUSED: 'nothing answers. Check BACKUP_S3_ENDPOINT.',
  ENOTFOUND: 'its host is not known. Check BACKUP_S3_ENDPOINT.',
};

function faultOf(error: unknown, bucket: string): BackupFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const name = error instanceof Error ? error.name : '';
  const message = error instanceof Error ? error.message : String(error);
  const why = faults[name] ?? faults[code] ?? `${message || name || code}.`;
  return new BackupFault(`The bucket ${bucket} cannot be used: ${why}`, { cause: error });
}
