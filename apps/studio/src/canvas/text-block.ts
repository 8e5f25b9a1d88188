import { definitionOf } from '@vitrine/blocks/block-definitions.ts';
import { describeSettings } from '@vitrine/core/panel/describe-settings.ts';

/** The setting of a block that is edited on the page itself; null for a block without one. */
export function writtenSetting(type: number): string | null {
  const definition = definitionOf(type);
  const fields = definition ? describeSettings(definition.settings) : [];
  return fields.find(field => field.control === 'text-on-page')?.name ?? null;
}
