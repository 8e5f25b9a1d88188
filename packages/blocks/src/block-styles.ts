import { definitionOf } from './block-definitions.ts';
import { byBlock } from './by-block.ts';

const styles = byBlock(
  import.meta.glob<string>('./*/*.css', { query: '?inline', import: 'default', eager: true }),
);

/** A block's styles as text; empty if it has none. */
export function stylesOf(type: number): string {
  const definition = definitionOf(type);
  return definition ? (styles.get(definition.name) ?? '') : '';
}
