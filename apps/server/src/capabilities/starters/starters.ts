import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Starter } from '@vitrine/core/starters/starter.ts';

const modules = import.meta.glob<Record<string, Starter>>('../../../../../starters/*/src/*.starter.ts', {
  eager: true,
});

/** The starters in the sources, by name. */
export const starters: ReadonlyMap<string, Starter> = new Map(
  Object.values(modules)
    .flatMap(module => Object.values(module))
    .map(starter => [starter.name, starter]),
);

/**
 * The folders of a starter's pictures, their widths and its private files: in the sources, whether the server runs from them or from
 * its bundle.
 */
export function starterFolders(
  name: string,
  from: string = import.meta.dirname,
): { images: string; widths: string; files: string } {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const starter = join(folder, 'starters', name);
    const images = join(starter, 'images');
    if (existsSync(images)) return { images, widths: join(starter, 'widths'), files: join(starter, 'files') };
  }
  throw new Error(`The pictures of the starter ${name} are missing; they belong in starters/${name}/images.`);
}
