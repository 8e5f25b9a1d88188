import { Readable } from 'node:stream';
import { StoreError } from '../store-error.ts';
import type { BucketAddress } from './bucket-address.ts';
import { type AccessNames, bucketError, statusOf } from './bucket-error.ts';

export interface BucketAccess {
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly keyId: string | undefined;
  readonly secret: string | undefined;
  readonly names: AccessNames;
}

export interface StoredObject {
  readonly name: string;
  readonly bytes: number;
  readonly at: number;
}

/**
 * The contents of a bucket below the prefix of its address. All functions throw a `StoreError` if it cannot be
 * used.
 */
export interface Bucket {
  write(name: string, content: Uint8Array | Readable): Promise<{ bytes: number }>;
  /** Null if there is none. */
  read(name: string, range?: { start: number; end: number }): Promise<Readable | null>;
  size(name: string): Promise<number | null>;
  list(below: string): AsyncGenerator<StoredObject>;
  remove(name: string): Promise<void>;
  close(): void;
}

/** The size of an object’s parts; S3 allows 10,000 of them, so the largest object is about 156 GB. */
const pieceBytes = 16 * 1024 * 1024;
const maxTries = 4;
const connectMilliseconds = 4000;
/** A connection that is silent this long is closed: a server that hangs, or a visitor who stopped reading. */
const silentMilliseconds = 60_000;
/** Visitors who read slowly hold one each; the server's own requests have a separate pool. */
const readsAtOnce = 512;
const asksAtOnce = 32;

/** An S3 bucket, or one of a compatible service. Only this file loads the client (rules STORE-1 to STORE-4). */
export async function openBucket(address: BucketAddress, access: BucketAccess): Promise<Bucket> {
  const sdk = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const { bucket: Bucket, prefix } = address;
  const asking = new sdk.S3Client(clientOptions(address, access, asksAtOnce));
  const reading = new sdk.S3Client(clientOptions(address, access, readsAtOnce));
  const place = (name: string) => ({ Bucket, Key: prefix + name });
  const problemOf = (error: unknown) =>
    error instanceof StoreError ? error : bucketError(error, Bucket, access.names);
  const worded = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw problemOf(error);
    }
  };

  return {
    async write(name, content) {
      if (!(content instanceof Readable)) {
        await worded(asking.send(new sdk.PutObjectCommand({ ...place(name), Body: content })));
        return { bytes: content.byteLength };
      }
      const source = watched(content);
      try {
        const params = { ...place(name), Body: Readable.from(source.chunks(), { objectMode: false }) };
        await new Upload({ client: asking, params, partSize: pieceBytes, queueSize: 2 }).done();
        return { bytes: source.bytes() };
      } catch (error) {
        throw source.problem() ?? problemOf(error);
      } finally {
        content.destroy();
      }
    },
    async read(name, range) {
      const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
      const command = new sdk.GetObjectCommand({ ...place(name), ...(Range === undefined ? {} : { Range }) });
      const answer = await worded(reading.send(command).catch(nullWhenMissing));
      return answer?.Body instanceof Readable ? answer.Body : null;
    },
    async size(name) {
      const found = await worded(asking.send(new sdk.HeadObjectCommand(place(name))).catch(nullWhenMissing));
      if (found !== null) return found.ContentLength ?? 0;
      // The answer to HEAD has no message: the bucket itself may be missing.
      const answer = await worded(reading.send(new sdk.GetObjectCommand(place(name))).catch(nullWhenMissing));
      if (answer?.Body instanceof Readable) answer.Body.destroy();
      return answer?.ContentLength ?? null;
    },
    async *list(below) {
      try {
        const pages = sdk.paginateListObjectsV2({ client: asking }, { Bucket, Prefix: prefix + below });
        for await (const page of pages)
          for (const { Key, Size, LastModified } of page.Contents ?? [])
            if (Key !== undefined)
              yield {
                name: Key.slice(prefix.length),
                bytes: Size ?? 0,
                at: LastModified?.getTime() ?? 0,
              };
      } catch (error) {
        throw problemOf(error);
      }
    },
    remove: async name => {
      await worded(asking.send(new sdk.DeleteObjectCommand(place(name))));
    },
    close: () => {
      asking.destroy();
      reading.destroy();
    },
  };
}

function clientOptions(address: BucketAddress, access: BucketAccess, maxSockets: number) {
  const endpoint = address.endpoint ?? access.endpoint;
  const agent = { keepAlive: true, maxSockets };
  return {
    region: address.region ?? access.region,
    // Each retry waits longer than the one before, with a random part that differs between clients.
    retryMode: 'standard',
    maxAttempts: maxTries,
    requestHandler: {
      connectionTimeout: connectMilliseconds,
      socketTimeout: silentMilliseconds,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // Servers other than Amazon’s do not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(access.keyId === undefined || access.secret === undefined
      ? {}
      : { credentials: { accessKeyId: access.keyId, secretAccessKey: access.secret } }),
  } as const;
}

/** A stream whose own error is distinguished from one of the bucket. */
function watched(content: Readable) {
  let bytes = 0;
  let problem: unknown = null;
  return {
    bytes: () => bytes,
    problem: () => problem,
    async *chunks(): AsyncGenerator<Uint8Array> {
      try {
        for await (const chunk of content) {
          const whole = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Uint8Array);
          bytes += whole.byteLength;
          yield whole;
        }
      } catch (error) {
        problem = error;
        throw error;
      }
    },
  };
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return null;
  // The answer to HEAD has no body, so no error name.
  if (statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket')) return null;
  throw error;
}
