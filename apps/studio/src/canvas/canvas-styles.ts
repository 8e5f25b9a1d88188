import { editingStyles } from '@vitrine/blocks/page-styles.ts';
import { stylesForAnyBlock } from '@vitrine/render/page-styles.ts';
import canvasCss from './canvas.css?inline';

/** The variable fonts there are; a style that names another is shown in its fallback. */
const fonts = import.meta.glob<string>(
  '../../../../node_modules/@fontsource-variable/*/{index,wght-italic}.css',
  {
    query: '?inline',
    import: 'default',
    eager: true,
  },
);

/** The faces of them all; only those that a page uses are fetched. */
export const fontsCss: string = Object.values(fonts).join('\n');

/** All a canvas needs beside tokens and placement, for whatever block may come. */
export const canvasStyles: string = [fontsCss, stylesForAnyBlock(), editingStyles, canvasCss].join('\n');

/** Families that can be chosen, as the packages call them. */
export const fontFamilies: readonly string[] = [
  ...new Set(
    Object.values(fonts).flatMap(css => {
      const family = /font-family:\s*["']?([^;"'}]+)/.exec(css)?.[1]?.trim();
      return family === undefined ? [] : [family];
    }),
  ),
].toSorted();
