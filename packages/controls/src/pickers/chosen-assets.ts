import type { Asset } from '@vitrine/core/media/asset.ts';

/** The selection in order of choosing; items no longer listed stay selected (rule PANEL-15). */
export function choosing(
  before: readonly Asset[],
  ids: readonly string[],
  listed: readonly Asset[],
): readonly Asset[] {
  const kept = before.filter(asset => ids.includes(asset.id));
  const added = ids.flatMap(id =>
    kept.some(asset => asset.id === id) ? [] : (listed.find(asset => asset.id === id) ?? []),
  );
  return [...kept, ...added];
}

/** Selects all listed files, after the earlier selection. */
export function choosingAll(before: readonly Asset[], listed: readonly Asset[]): readonly Asset[] {
  return choosing(
    before,
    [...before, ...listed].map(({ id }) => id),
    listed,
  );
}
