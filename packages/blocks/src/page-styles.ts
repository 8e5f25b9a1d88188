/** Styles beside those of the blocks: of every page, and of the canvas alone. */
export { editingStyles, stylePart, stylePartNames, widgetStyles } from '@vitrine/widgets/widget-styles.ts';
