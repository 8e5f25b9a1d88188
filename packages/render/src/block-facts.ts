/** What the server needs to know of blocks; it may not import them itself. */
export {
  blockDefinitions,
  currentVersion,
  definitionOf,
  ownMarkupOf,
} from '@vitrine/blocks/block-definitions.ts';
export { ownMarkupSandbox } from '@vitrine/blocks/own-markup-frame.ts';
