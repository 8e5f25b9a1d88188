import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

export interface BucketServer {
  /** The address of a bucket there, in the form of MEDIA_URL. */
  address(prefix?: string): string;
  /** Its access key, as settings. */
  readonly access: { readonly MEDIA_S3_KEY_ID: string; readonly MEDIA_S3_SECRET: string };
  /** As if the server was switched off; its data stays. */
  close(): Promise<void>;
  reopen(): Promise<void>;
  remove(): Promise<void>;
}

/** A server that speaks the S3 protocol, with one bucket named `media`. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-s3-'));
  const open = (port: number) =>
    new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: 'media', configs: [] }],
      // It expects the path of a bucket without its final slash, which the client includes in the signature.
      allowMismatchedSignatures: true,
    });
  let server = open(0);
  const { port } = await server.run();
  return {
    address: (prefix = '') => `s3://media/${prefix}?endpoint=http://127.0.0.1:${port}`,
    access: { MEDIA_S3_KEY_ID: 'S3RVER', MEDIA_S3_SECRET: 'S3RVER' },
    close: () => server.close(),
    async reopen() {
      server = open(port);
      await server.run();
    },
    async remove() {
      await server.close().catch(() => undefined);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
