const everywhere = import.meta.glob<string>(['./*/*.css', '!./*/*.editing.css', '!./*/*.part.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

const editing = import.meta.glob<string>('./*/*.editing.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const parts = import.meta.glob<string>('./*/*.part.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** Styles of pictures, rich text and prices: on every page, before those of its blocks. */
export const widgetStyles: string = Object.values(everywhere).join('\n');

/** Additional styles for the canvas: the placeholders of empty blocks. */
export const editingStyles: string = Object.values(editing).join('\n');

/** Styles of a widget that few pages use, by `folder/name`; a block names those it needs. */
export const stylePartNames: readonly string[] = Object.keys(parts).map(nameOf).toSorted();

/** @throws if no widget has such a part: the block that names it is wrong. */
export function stylePart(name: string): string {
  const found = Object.entries(parts).find(([path]) => nameOf(path) === name);
  if (!found) throw new Error(`No widget has the style part ${name}.`);
  return found[1];
}

function nameOf(path: string): string {
  return path.replace(/^\.\//, '').replace(/\.part\.css$/, '');
}
