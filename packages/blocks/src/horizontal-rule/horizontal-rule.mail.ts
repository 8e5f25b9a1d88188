import { defineMailBlock } from '../mail-block.ts';
import { block } from './horizontal-rule.block.ts';

export const mail = defineMailBlock(block, { fields: [], parts: () => [{ kind: 'line' }] });
