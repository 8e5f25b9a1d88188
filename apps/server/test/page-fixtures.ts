import { newId } from '@vitrine/core/id/id.ts';
import { type Block, type PageDocument, sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import { textOf } from '@vitrine/core/rich-text/rich-text.ts';

/** Numbers of blocks that tests place. */
export const blockTypes = { navigation: 1, html: 2, image: 5, gallery: 8, summary: 20, code: 23 } as const;

/** A block over the whole width, complete as the studio would send it. */
export function blockOf(type: number, settings: Record<string, unknown> = {}): Block {
  const place = { x: 0, y: 0, h: 4 };
  return {
    id: newId(),
    type,
    version: 0,
    settings,
    places: { desktop: { ...place, w: 24 }, phone: { ...place, w: 8 } },
  };
}

export function textBlock(...paragraphs: string[]): Block {
  return blockOf(blockTypes.html, { text: textOf(...paragraphs) });
}

/** A page of one section with these blocks. */
export function pageOf(...blocks: Block[]): PageDocument {
  return { sections: [{ id: newId(), settings: sectionSettingsSchema.parse({}), blocks }] };
}
