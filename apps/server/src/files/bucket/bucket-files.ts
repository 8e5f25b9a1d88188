import { checkedBelow, checkedKey, isFileKey } from '../file-key.ts';
import type { Files } from '../files.ts';
import type { Bucket } from './open-bucket.ts';

const removalsAtOnce = 8;

/** Files of a bucket, all below one prefix. An object is complete or absent (rule FOLDER-2). */
export function bucketFiles(bucket: Bucket, { place, part }: { place: string; part: string }): Files {
  const nameOf = (key: string) => part + checkedKey(key);

  return {
    place,
    folder: null,
    write: async (key, content) => bucket.write(nameOf(key), content),
    read: async (key, range) => bucket.read(nameOf(key), range),
    size: async key => bucket.size(nameOf(key)),
    async *list(below = '') {
      for await (const { name, bytes, at } of bucket.list(part + checkedBelow(below))) {
        const key = name.slice(part.length);
        if (isFileKey(key)) yield { key, bytes, at };
      }
    },
    async remove(key) {
      if (!key.endsWith('/')) return bucket.remove(nameOf(key));
      const names: string[] = [];
      for await (const { name } of bucket.list(part + checkedBelow(key))) names.push(name);
      const next = names.values();
      const one = async () => {
        for (const name of next) await bucket.remove(name);
      };
      await Promise.all(Array.from({ length: removalsAtOnce }, one));
    },
    // An unfinished upload is not an object; the bucket’s own rule ends such uploads (docs/guides/files-on-s3.md).
    clearPartials: async () => undefined,
  };
}
