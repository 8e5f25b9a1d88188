import type { DefinedBlock } from '@vitrine/core/blocks/define-block.ts';
import { byBlock } from './by-block.ts';
import { type ReadSettings, readSettingsOf, type StoredSettings } from './read-settings.ts';

export { currentVersion } from './read-settings.ts';

const found = byBlock(import.meta.glob<DefinedBlock>('./*/*.block.ts', { import: 'block', eager: true }));

/** Every block by its permanent number. */
export const blockDefinitions: ReadonlyMap<number, DefinedBlock> = new Map(
  [...found.values()].toSorted((a, b) => a.type - b.type).map(definition => [definition.type, definition]),
);

/** The owner's HTML that a published page would contain for this block; null for none. */
export function ownMarkupOf(block: StoredSettings & { readonly type: number }): string | null {
  const definition = definitionOf(block.type);
  if (!definition?.ownMarkup) return null;
  return definition.ownMarkup(readSettingsOf(definition, block).settings);
}

export function definitionOf(type: number): DefinedBlock | null {
  return blockDefinitions.get(type) ?? null;
}

/**
 * A stored block's settings as its view expects them. `settings` is null for a number that no block has, as in a
 * page made by a newer version; other unreadable settings fall back to defaults (rules BLOCK-3, BLOCK-4).
 */
export function readSettings(
  block: StoredSettings & { readonly type: number },
): ReadSettings | { readonly settings: null; readonly problems: readonly string[] } {
  const definition = definitionOf(block.type);
  if (definition) return readSettingsOf(definition, block);
  return { settings: null, problems: [`No block has the number ${block.type}.`] };
}
