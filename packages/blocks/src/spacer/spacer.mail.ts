import { defineMailBlock } from '../mail-block.ts';
import { block } from './spacer.block.ts';

export const mail = defineMailBlock(block, { fields: [], parts: () => [{ kind: 'space' }] });
