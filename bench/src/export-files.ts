import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Real exports next to the repository, if there are any. */
export const exportsFolder = join(import.meta.dirname, '..', '..', '..', 'shared', 'data');

export function hasExports(): boolean {
  return existsSync(exportsFolder);
}

/** Files with an ending, the largest first. */
export function exportFiles(ending: 'xml' | 'csv'): string[] {
  const found = globSync(`{wxr,squarespace,woocommerce}/**/*.${ending}`, { cwd: exportsFolder });
  const sized = found.map(path => ({ path, bytes: statSync(join(exportsFolder, path)).size }));
  return sized.toSorted((a, b) => b.bytes - a.bytes).map(({ path }) => path);
}

export function readExport(path: string): string {
  return withoutMedia(readFileSync(join(exportsFolder, path), 'utf8'));
}

const mediaAddress =
  /https?:\/\/[^/\s"'<>,]+(?=\/[^\s"'<>,]*\.(?:jpe?g|png|gif|webp|svg|bmp|ico|mp[34]|m4[av]|og[gv]|wav|mov|avi|wmv|pdf|docx?|pptx?|xlsx?|zip)\b)/gi;

/**
 * Files of an export would be loaded from their hosts, which measures the network: here their
 * address is this machine, which the server never contacts.
 */
export function withoutMedia(text: string): string {
  return text.replace(mediaAddress, 'http://127.0.0.1');
}
