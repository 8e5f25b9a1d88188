import { block as text } from '@vitrine/blocks/html/html.block.ts';
import type { BlockContent } from '@vitrine/core/blocks/define-block.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { type Block, type PageDocument, sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import { textOf } from '@vitrine/core/rich-text/rich-text.ts';

/** A block over the whole width, complete as the studio would send it. */
export function blockOf(content: BlockContent): Block {
  const place = { x: 0, y: 0, h: 4 };
  return {
    id: newId(),
    ...content,
    places: { desktop: { ...place, w: 24 }, phone: { ...place, w: 8 } },
  };
}

export function textBlock(...paragraphs: string[]): Block {
  return blockOf(text.content({ text: textOf(...paragraphs) }));
}

/** A page of one section with these blocks. */
export function pageOf(...blocks: Block[]): PageDocument {
  return { sections: [{ id: newId(), settings: sectionSettingsSchema.parse({}), blocks }] };
}
