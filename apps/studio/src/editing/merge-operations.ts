import type { PageOperation } from '@vitrine/core/page/page-operation.ts';

/**
 * The same change in fewer operations: consecutive operations that set the same property become one, so that only
 * a slider's final value is sent (rule EDIT-2).
 */
export function mergeOperations(operations: readonly PageOperation[]): PageOperation[] {
  const merged: PageOperation[] = [];
  for (const operation of operations) {
    const last = merged.at(-1);
    const both = last ? mergeTwo(last, operation) : null;
    if (both) merged[merged.length - 1] = both;
    else merged.push(operation);
  }
  return merged;
}

function mergeTwo(first: PageOperation, second: PageOperation): PageOperation | null {
  if (first.kind === 'changeBlock' && second.kind === 'changeBlock') {
    // A change that also raises the version is not merged: the settings it removes belong to the old version.
    if (first.blockId !== second.blockId || first.version !== undefined || second.version !== undefined) {
      return null;
    }
    const set = { ...first.set, ...second.set };
    for (const name of second.unset) delete set[name];
    const stillUnset = first.unset.filter(name => !(name in second.set) && !second.unset.includes(name));
    return { kind: 'changeBlock', blockId: first.blockId, set, unset: [...stillUnset, ...second.unset] };
  }
  if (first.kind === 'placeBlock' && second.kind === 'placeBlock' && first.blockId === second.blockId) {
    return { ...first, places: { ...first.places, ...second.places } };
  }
  if (
    first.kind === 'changeSection' &&
    second.kind === 'changeSection' &&
    first.sectionId === second.sectionId
  ) {
    return { ...first, set: { ...first.set, ...second.set } };
  }
  return null;
}
