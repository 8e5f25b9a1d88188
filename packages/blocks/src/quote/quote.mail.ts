import { defineMailBlock } from '../mail-block.ts';
import { block } from './quote.block.ts';

export const mail = defineMailBlock(block, {
  fields: ['text', 'source'],
  parts: ({ text, source }) => (text === '' ? [] : [{ kind: 'quote', text, source }]),
});
