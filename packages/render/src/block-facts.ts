/** What the server needs to know of blocks; it may not import them itself. */
export {
  blockDefinitions,
  currentVersion,
  definitionOf,
  ownMarkupOf,
} from '@vitrine/blocks/block-definitions.ts';
export { codeSandbox } from '@vitrine/blocks/code/code-frame.ts';
