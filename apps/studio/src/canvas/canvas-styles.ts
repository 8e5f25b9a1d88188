import { editingStyles } from '@vitrine/blocks/page-styles.ts';
import { stylesForAnyBlock } from '@vitrine/render/page-styles.ts';
import canvasCss from './canvas.css?inline';

/** The available variable fonts; a style that names another is shown in its fallback. */
const fonts = import.meta.glob<string>(
  '../../../../node_modules/@fontsource-variable/*/{index,wght-italic}.css',
  {
    query: '?inline',
    import: 'default',
    eager: true,
  },
);

/** The font faces of all of them; the browser fetches only those a page uses. */
export const fontsCss: string = Object.values(fonts).join('\n');

/** All styles a canvas needs besides tokens and placement, for any block that may be added. */
export const canvasStyles: string = [fontsCss, stylesForAnyBlock(), editingStyles, canvasCss].join('\n');

/** The font families to choose from, as their packages name them. */
export const fontFamilies: readonly string[] = [
  ...new Set(
    Object.values(fonts).flatMap(css => {
      const family = /font-family:\s*["']?([^;"'}]+)/.exec(css)?.[1]?.trim();
      return family === undefined ? [] : [family];
    }),
  ),
].toSorted();
