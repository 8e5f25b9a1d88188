import { definitionOf } from './block-definitions.ts';

const files = import.meta.glob<string>('./*/*.css', { query: '?inline', import: 'default', eager: true });

/** A block's styles as text: `BLOCK.css`, then each `BLOCK.PART.css`; empty if it has none. */
export function stylesOf(type: number): string {
  const definition = definitionOf(type);
  if (!definition) return '';
  const start = `./${definition.name}/${definition.name}.`;
  const parts = Object.keys(files).filter(path => path.startsWith(start) && path !== `${start}css`);
  return [`${start}css`, ...parts].flatMap(path => files[path] ?? []).join('\n');
}
