import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar, type TarEntry, unpackTar } from 'modern-tar';

export type ArchiveEntries = (TarEntry & { header: { name: string }; data?: Uint8Array })[];

/** An archive with changed entries. */
export async function changedArchive(
  archive: Uint8Array,
  change: (entries: ArchiveEntries) => ArchiveEntries,
): Promise<Buffer> {
  const entries = (await unpackTar(gunzipSync(archive))) as ArchiveEntries;
  const packed = change(entries).map(({ header, data }) => {
    const body = data ?? new Uint8Array();
    return { header: { ...header, size: body.byteLength }, body };
  });
  return gzipSync(await packTar(packed as TarEntry[]));
}

/** A change of the text of one entry. */
export function rewritten(name: string, edit: (text: string) => string) {
  return (entries: ArchiveEntries): ArchiveEntries =>
    entries.map(entry =>
      entry.header.name === name
        ? { ...entry, data: Buffer.from(edit(Buffer.from(entry.data ?? []).toString())) }
        : entry,
    );
}
