import { inject } from 'vitest';

/** The address of a block's sample in the catalogue. */
export function sampleAddress(block: string, name: string): string {
  const found = inject('samples').find(sample => sample.block === block && sample.name === name);
  if (!found) throw new Error(`There is no sample “${name}” of ${block}.`);
  return inject('catalogue') + found.address;
}
