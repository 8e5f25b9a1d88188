import { block as audio } from '@vitrine/blocks/audio/audio.block.ts';
import { block as button } from '@vitrine/blocks/button/button.block.ts';
import { block as code } from '@vitrine/blocks/code/code.block.ts';
import { block as gallery } from '@vitrine/blocks/gallery/gallery.block.ts';
import { block as rule } from '@vitrine/blocks/horizontal-rule/horizontal-rule.block.ts';
import { block as image } from '@vitrine/blocks/image/image.block.ts';
import { block as quote } from '@vitrine/blocks/quote/quote.block.ts';
import { block as video } from '@vitrine/blocks/video/video.block.ts';
import type { BlockContent } from '@vitrine/core/blocks/define-block.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { ImportNote } from '@vitrine/core/importing/import-model.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { RichNode, RichText } from '@vitrine/core/rich-text/rich-text.ts';
import type { Slide } from './block-content.ts';
import { Conversion, type ConvertContext } from './conversion.ts';
import { convertBlocks } from './convert-blocks.ts';
import { convertHtml } from './convert-html.ts';
import type { ConvertedEntry } from './converted-content.ts';
import { layoutFlow } from './layout-flow.ts';
import { hasBlocks, parseBlocks } from './parse-blocks.ts';
import { type Piece, textPiece } from './piece.ts';

/**
 * The content of a post or page as a page document: blocks of WordPress's editor or classic markup become our
 * blocks, the rest becomes text. `title` is added above it as the page's heading, unless it is empty; `makeId`
 * names its sections and blocks.
 */
export function convertEntry(
  html: string,
  context: ConvertContext,
  { title = '', makeId = newId }: { title?: string; makeId?: () => Id } = {},
): ConvertedEntry {
  const conversion = new Conversion(context);
  const heading: Piece[] =
    title.trim() === ''
      ? []
      : [
          textPiece({
            type: 'heading',
            attrs: { level: 1 },
            content: [{ type: 'text', text: title.trim() }],
          }),
        ];
  const { document, isCut } = layoutFlow([...heading, ...piecesOf(html, conversion)], makeId);
  if (isCut) conversion.note(phrase('imports.longPage'));
  return { document, notes: conversion.notes };
}

const maxNodes = 10_000;

/** Content that may only be text, such as a product's description; pictures in it are listed separately. */
export function convertToRichText(
  html: string,
  context: ConvertContext,
): { text: RichText; pictures: readonly string[]; notes: readonly ImportNote[] } {
  const pictures: string[] = [];
  const resolveAsset: ConvertContext['resolveAsset'] = (address, kind) => {
    const asset = kind === 'image' ? context.resolveAsset(address, kind) : null;
    if (asset !== null) pictures.push(address);
    return asset;
  };
  const conversion = new Conversion({ ...context, resolveAsset });
  const content = piecesOf(html, conversion).flatMap(nodesOfPiece);
  if (content.length > maxNodes) conversion.note(phrase('imports.longText'));
  return { text: { type: 'doc', content: content.slice(0, maxNodes) }, pictures, notes: conversion.notes };
}

function piecesOf(html: string, conversion: Conversion): Piece[] {
  if (!hasBlocks(html)) return convertHtml(html, conversion);
  // Text in blocks already has paragraphs; only text between blocks is split into paragraphs.
  const inBlocks = new Conversion({ ...conversion.context, makesParagraphs: false });
  const pieces = parseBlocks(html).flatMap(block =>
    convertBlocks([block], block.name === '' ? conversion : inBlocks),
  );
  for (const note of inBlocks.notes) conversion.note(note.why);
  return pieces;
}

function nodesOfPiece(piece: Piece): RichNode[] {
  switch (piece.kind) {
    case 'text':
      return [
        piece.node.type === 'text' || piece.node.type === 'hardBreak'
          ? { type: 'paragraph', content: [piece.node] }
          : piece.node,
      ];
    case 'columns':
      return piece.columns.flatMap(column => column.pieces.flatMap(nodesOfPiece));
    case 'band':
      return piece.pieces.flatMap(nodesOfPiece);
    case 'block':
      return nodesOfBlock(piece);
  }
}

function nodesOfBlock({ settings, type }: BlockContent): RichNode[] {
  const text = (key: string) => (typeof settings[key] === 'string' ? settings[key] : '');
  switch (type) {
    case button.type:
      return paragraph(text('text'), text('link'));
    case quote.type:
      return [{ type: 'blockquote', content: paragraph(text('text')) }, ...paragraph(text('source'))];
    case code.type:
      return [{ type: 'codeBlock', content: [{ type: 'text', text: text('source') }] }];
    case video.type:
    case audio.type:
      return paragraph(text('title') || text('address'), text('address'));
    case image.type:
      return paragraph(text('caption'));
    case gallery.type:
      return slidesOf(settings).flatMap(({ title, description, link }) => [
        ...paragraph(title, link),
        ...paragraph(description, title === '' ? link : ''),
      ]);
    case rule.type:
      return [{ type: 'horizontalRule' }];
    default:
      return [];
  }
}

function paragraph(text: string, href = ''): RichNode[] {
  if (text === '') return [];
  const marks = href === '' ? {} : { marks: [{ type: 'link' as const, attrs: { href } }] };
  return [{ type: 'paragraph', content: [{ type: 'text', text, ...marks }] }];
}

function slidesOf({ slides }: Readonly<Record<string, unknown>>): readonly Slide[] {
  return Array.isArray(slides) ? slides : [];
}
