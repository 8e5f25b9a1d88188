/** The block data that the server needs, since it may not import blocks itself. */
export {
  blockDefinitions,
  currentVersion,
  definitionOf,
  ownMarkupOf,
} from '@vitrine/blocks/block-definitions.ts';
export { ownMarkupSandbox } from '@vitrine/blocks/own-markup-frame.ts';
