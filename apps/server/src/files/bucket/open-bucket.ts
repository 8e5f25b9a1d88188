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

/** The contents of a bucket below the prefix of its address. All functions throw a `StoreError` if it cannot be used. */
export interface Bucket {
  write(name: string, content: Uint8Array | Readable): Promise<{ bytes: number }>;
  /** Null when there is none. */
  read(name: string, range?: { start: number; end: number }): Promise<Readable | null>;
  size(name: string): Promise<number | null>;
  list(below: string): AsyncGenerator<StoredObject>;
  remove(name: string): Promise<void>;
  close(): void;
}

/** Each of an object’s pieces; 10,000 of them are the most S3 takes, so the largest object is about 156 GB. */
const pieceBytes = 16 * 1024 * 1024;
const maxTries = 4;
const connectMilliseconds = 4000;
/** A server, or a visitor who stopped reading, that is silent for so long is given up. */
const silentMilliseconds = 60_000;
/** Visitors who read slowly hold one each; what the server itself asks has its own. */
const readsAtOnce = 512;
const asksAtOnce = 32;

/** A bucket of S3, or of whatever speaks its protocol. The client is loaded here alone (rules STORE-1 to STORE-4). */
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
      // A HEAD is answered without words: it may be the bucket that is missing.
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
    // Each try waits longer than the one before, and not as long as any other client.
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

/** A stream whose own error is told apart from one of the bucket. */
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
  // A HEAD is answered without a body, so without a name.
  if (statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket')) return null;
  throw error;
}
