import type { RichNode } from '@vitrine/core/rich-text/rich-text.ts';
import { defineMailBlock } from '../mail-block.ts';
import { block } from './html.block.ts';

export const mail = defineMailBlock(block, {
  fields: ['text'],
  parts: ({ text }, { absolute }) => [
    { kind: 'rich', text: { ...text, content: text.content.map(node => withLinks(node, absolute)) } },
  ],
});

function withLinks(node: RichNode, absolute: (link: string) => string): RichNode {
  if (node.type === 'text')
    return node.marks === undefined
      ? node
      : {
          ...node,
          marks: node.marks.map(mark =>
            mark.type === 'link'
              ? { ...mark, attrs: { ...mark.attrs, href: absolute(mark.attrs.href) } }
              : mark,
          ),
        };
  if (!('content' in node) || node.content === undefined) return node;
  return { ...node, content: node.content.map(child => withLinks(child, absolute)) } as RichNode;
}
