import { defineMailBlock } from '../mail-block.ts';
import { block } from './image.block.ts';

export const mail = defineMailBlock(block, {
  fields: ['asset', 'alt', 'link'],
  parts: ({ asset, alt, link }, { pictureOf, absolute }) => {
    const picture = asset === null ? null : pictureOf(asset);
    if (picture === null) return [];
    return [
      { kind: 'picture', ...picture, alt: alt || picture.alt, link: link === '' ? '' : absolute(link) },
    ];
  },
});
