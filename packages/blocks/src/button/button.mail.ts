import { defineMailBlock } from '../mail-block.ts';
import { block } from './button.block.ts';

/** Without a link there is nothing to press. */
export const mail = defineMailBlock(block, {
  fields: ['text', 'link', 'alignment'],
  parts: ({ text, link, alignment }, { absolute }) =>
    link === ''
      ? []
      : [
          {
            kind: 'button',
            label: text,
            address: absolute(link),
            align: alignment === 'stretch' ? 'left' : alignment,
          },
        ],
});
