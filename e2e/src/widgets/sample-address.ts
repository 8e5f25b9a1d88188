import type { ListedSample } from '@vitrine/tools/catalogue/sample-page.ts';
import { inject } from 'vitest';

const catalogue = inject('catalogue');
const samples: readonly ListedSample[] = await (await fetch(`${catalogue}/samples.json`)).json();

/** The address of a block's sample in the catalogue. */
export function sampleAddress(block: string, name: string): string {
  const found = samples.find(sample => sample.block === block && sample.name === name);
  if (!found) throw new Error(`There is no sample “${name}” of ${block}.`);
  return catalogue + found.address;
}
