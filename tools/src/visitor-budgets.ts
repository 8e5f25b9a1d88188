import { gzipSync } from 'node:zlib';
import { filesOf, type Manifest } from './manifest-files.ts';

export interface BudgetResult {
  readonly name: string;
  readonly bytes: number;
  readonly most: number;
}

const page = 6_000;
const productPage = 20_000;

/** Compressed bytes of a plain page's script, and of that script with each enhancer that a page may add (BUDGET-1). */
export function visitorBudgets(manifest: Manifest, read: (file: string) => Uint8Array): BudgetResult[] {
  const entries = Object.keys(manifest).filter(key => manifest[key]?.isEntry);
  const size = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
  const enhancers = Object.keys(manifest).filter(key => key.endsWith('.enhance.ts'));
  return [
    { name: 'page', bytes: size(filesOf(manifest, entries)), most: page },
    ...enhancers.map(key => ({
      name: `page with ${key.split('/').at(-1)}`,
      bytes: size(filesOf(manifest, [...entries, key])),
      most: productPage,
    })),
  ];
}
