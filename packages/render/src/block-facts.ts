/** The block data the server needs; it may not import blocks itself. */
export {
  blockDefinitions,
  currentVersion,
  definitionOf,
  ownMarkupOf,
} from '@vitrine/blocks/block-definitions.ts';
export { ownMarkupSandbox } from '@vitrine/blocks/own-markup-frame.ts';
