/** Styles other than those of blocks: those of every page, and those of the canvas only. */
export { editingStyles, stylePart, stylePartNames, widgetStyles } from '@vitrine/widgets/widget-styles.ts';
