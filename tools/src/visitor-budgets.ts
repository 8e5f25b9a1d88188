import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

export interface BudgetResult {
  readonly name: string;
  readonly bytes: number;
  readonly most: number;
}

const page = 6_000;
const productPage = 20_000;

/** Compressed bytes of a plain page's script, and of that script with each enhancer that a page may add (BUDGET-1). */
export function visitorBudgets(
  manifest: Readonly<Record<string, Chunk>>,
  read: (file: string) => Uint8Array,
): BudgetResult[] {
  const entries = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry);
  const base = new Set(entries.flatMap(([key]) => filesOf(manifest, key)));
  const size = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
  const enhancers = Object.keys(manifest).filter(key => key.endsWith('.enhance.ts'));
  return [
    { name: 'page', bytes: size(base), most: page },
    ...enhancers.map(key => ({
      name: `page with ${key.split('/').at(-1)}`,
      bytes: size(new Set([...base, ...filesOf(manifest, key)])),
      most: productPage,
    })),
  ];
}

function filesOf(manifest: Readonly<Record<string, Chunk>>, key: string): string[] {
  const chunk = manifest[key];
  return chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap(one => filesOf(manifest, one))] : [];
}
