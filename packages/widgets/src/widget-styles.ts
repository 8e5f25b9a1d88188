const published = import.meta.glob<string>(['./*/*.css', '!./*/*.editing.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

const editing = import.meta.glob<string>('./*/*.editing.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** Styles of pictures, rich text and prices: on every page, before those of its blocks. */
export const widgetStyles: string = Object.values(published).join('\n');

/** What the canvas needs beside them: the inviting places of blocks that are still empty. */
export const editingStyles: string = Object.values(editing).join('\n');
