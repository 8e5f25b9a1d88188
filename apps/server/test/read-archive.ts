import { gunzipSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';

/** The contents of a `.tar.gz`: name → bytes, in order. */
export async function readArchive(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const entries = await unpackTar(gunzipSync(bytes), { strict: true });
  return new Map(entries.map(({ header, data }) => [header.name, Buffer.from(data ?? [])]));
}

/** The rows of a table in an archive. */
export function rowsOf(entries: ReadonlyMap<string, Buffer>, table: string): Record<string, unknown>[] {
  const text = entries.get(`tables/${table}.ndjson`)?.toString() ?? 'missing';
  return text
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line));
}
