import { block as code } from '@vitrine/blocks/code/code.block.ts';
import { block as image } from '@vitrine/blocks/image/image.block.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import {
  buttonContent,
  isBlockOf,
  quoteContent,
  ruleContent,
  spacerContent,
  summaryContent,
} from './block-content.ts';
import type { Conversion } from './conversion.ts';
import { convertHtml } from './convert-html.ts';
import { linkText } from './file-link.ts';
import { galleryBlock, isGalleryBlock } from './gallery-blocks.ts';
import { attributeOf, classesOf, findAll, findFirst, parseHtml, wordsOf } from './html-tree.ts';
import { captionPiece, embedPieces } from './media-pieces.ts';
import {
  blocksNamed,
  innerBlocks,
  markupOf,
  numberAttribute,
  type SourceBlock,
  textAttribute,
} from './parse-blocks.ts';
import { blockPiece, type ColumnsWidth, type Piece, type PieceColumn, textPiece } from './piece.ts';

import { sanitiseHtml } from './sanitise-html.ts';
import { sideBySide } from './side-by-side.ts';
import { wordsOfSettings } from './words-of-settings.ts';

type Converter = (block: SourceBlock, conversion: Conversion) => Piece[];

/** Blocks of WordPress's editor as pieces, each converted by name (rule IMPORT-33). */
export function convertBlocks(blocks: readonly SourceBlock[], conversion: Conversion): Piece[] {
  return blocks.flatMap(block => convertBlock(block, conversion));
}

function convertBlock(block: SourceBlock, conversion: Conversion): Piece[] {
  // Before WordPress 5.6 each service had its own block.
  const converter = converters.get(block.name.startsWith('core-embed/') ? 'embed' : block.name);
  if (converter) return converter(block, conversion);
  if (isGalleryBlock(block)) return galleryBlock(block, conversion);
  if (asMarkup.has(block.name)) return convertHtml(markupOf(block), conversion);
  if (holders.has(block.name)) return contentOf(block, conversion);
  if (isMadeByWebsite(block.name)) {
    const words = wordsOf(cleanTree(block));
    conversion.note([
      phrase('imports.blockMade', { name: block.name }),
      ...(words === '' ? [] : [phrase('imports.itsWords', { words })]),
    ]);
    return [];
  }
  const words = wordsOfSettings(block.attributes, markupOf(block)).map(text => `“${text}”`);
  conversion.note([
    phrase('imports.blockUnknown', { name: block.name }),
    ...(words.length === 0 ? [] : [phrase('imports.settingsSaid', { words: words.join(', ') })]),
  ]);
  return contentOf(block, conversion);
}

/** Blocks that are complete in their markup. */
const asMarkup = new Set([
  ...[
    '',
    'paragraph',
    'heading',
    'list',
    'list-item',
    'table',
    'image',
    'video',
    'audio',
    'file',
    'html',
    'shortcode',
  ],
  ...['freeform', 'preformatted', 'details', 'footnotes', 'classic', 'subhead', 'missing', 'math'],
]);

/** Blocks that only contain others. */
const holders = new Set(['group', 'column', 'block', 'section', 'pattern', 'accordion', 'post-content']);

function isMadeByWebsite(name: string): boolean {
  return /^(archives|avatar|calendar|categories|comments?|home-link|latest-comments|loginout|navigation|page-list|post|query|read-more|rss|search|site|tag-cloud|template-part|term|widget|legacy-widget)(-|$)/.test(
    name,
  );
}

const converters = new Map<string, Converter>([
  ['quote', (block, conversion) => quotePieces(block, conversion)],
  ['pullquote', (block, conversion) => quotePieces(block, conversion)],
  ['embed', embed],
  ['cover', cover],
  ['media-text', mediaText],
  ['columns', (block, conversion) => columns(innerBlocks(block), conversion, widthOf(block))],
  ['group', group],
  ['buttons', (block, conversion) => blocksNamed(block, 'button').flatMap(one => button(one, conversion))],
  ['button', button],
  ['separator', separator],
  ['spacer', block => [blockPiece(spacerContent(), 'text', spacerRows(block))]],
  ['code', codeBlock],
  ['syntaxhighlighter/code', codeBlock],
  ['enlighter/codeblock', codeBlock],
  ['kevinbatdorf/code-block-pro', codeBlock],
  ['verse', verse],
  ['social-links', socialLinks],
  ['latest-posts', latestPosts],
  ['query', latestPosts],
  ['more', () => []],
  ['nextpage', () => []],
]);

/** The contents of a block, converted in order; markup between inner blocks only wraps them. */
function contentOf(block: SourceBlock, conversion: Conversion): Piece[] {
  const inner = innerBlocks(block);
  return inner.length === 0 ? convertHtml(markupOf(block), conversion) : convertBlocks(inner, conversion);
}

function cleanTree(block: SourceBlock) {
  return parseHtml(sanitiseHtml(markupOf(block)).html);
}

/** A quote of text alone is set large; one with links, lists or pictures stays as written. */
function quotePieces(block: SourceBlock, conversion: Conversion): Piece[] {
  const tree = cleanTree(block);
  const rich = ['a', 'ul', 'ol', 'img', 'table', 'h2', 'h3', 'h4'].some(name => findFirst(tree, name));
  const cite = findFirst(tree, 'cite');
  const source = cite ? wordsOf(cite.children) : '';
  const paragraphs = findAll(tree, 'p')
    .map(one => wordsOf(one.children))
    .filter(Boolean);
  const words = paragraphs.length > 0 ? paragraphs.join('\n\n') : wordsOf(tree).replace(source, '').trim();
  if (rich || words === '' || words.length > 1000) return convertHtml(markupOf(block), conversion);
  return [blockPiece(quoteContent(words, source))];
}

function embed(block: SourceBlock, conversion: Conversion): Piece[] {
  const pieces = embedPieces(textAttribute(block, 'url') || addressIn(block), '', conversion);
  const own = findFirst(cleanTree(block), 'figcaption');
  const caption = own ? wordsOf(own.children) : '';
  return caption === '' ? pieces : [...pieces, captionPiece(caption)];
}

function addressIn(block: SourceBlock): string {
  return /https?:\/\/[^\s<>"']+/.exec(markupOf(block))?.[0] ?? '';
}

function cover(block: SourceBlock, conversion: Conversion): Piece[] {
  const tree = cleanTree(block);
  const image = findAll(tree, 'img').find(one => classesOf(one).includes('wp-block-cover__image-background'));
  const address = conversion.address(textAttribute(block, 'url') || (image ? attributeOf(image, 'src') : ''));
  const background = address ? conversion.context.resolveAsset(address, 'image') : null;
  const pieces = contentOf(block, conversion).filter(piece => !isBackground(piece, background));
  return pieces.length === 0 && !background ? [] : [{ kind: 'band', background, pieces }];
}

function isBackground(piece: Piece, background: string | null): boolean {
  return background !== null && isBlockOf(image, piece) && piece.settings.asset === background;
}

function mediaText(block: SourceBlock, conversion: Conversion): Piece[] {
  const own = block.content.filter(part => typeof part === 'string').join('');
  const media = convertHtml(own, conversion);
  const text = convertBlocks(innerBlocks(block), conversion);
  const share = Math.min(85, Math.max(15, numberAttribute(block, 'mediaWidth', 50)));
  const sides: PieceColumn[] = [
    { share, pieces: media },
    { share: 100 - share, pieces: text },
  ];
  return sideBySide(
    textAttribute(block, 'mediaPosition') === 'right' ? sides.toReversed() : sides,
    widthOf(block),
  );
}

function columns(blocks: readonly SourceBlock[], conversion: Conversion, width: ColumnsWidth): Piece[] {
  const found = blocks.map(block => {
    const width = textAttribute(block, 'width');
    return {
      share: width.endsWith('%') ? Number.parseFloat(width) || 0 : 0,
      pieces: contentOf(block, conversion),
    };
  });
  const known = found.filter(column => column.share > 0);
  const rest = Math.max(10, 100 - known.reduce((sum, column) => sum + column.share, 0));
  const each = rest / Math.max(1, found.length - known.length);
  return sideBySide(
    found.map(column => ({ ...column, share: column.share || each })),
    width,
  );
}

/** WordPress makes columns as wide as the text unless they are set wider. */
function widthOf(block: SourceBlock): ColumnsWidth {
  const align = textAttribute(block, 'align');
  return align === 'wide' || align === 'full' ? align : 'text';
}

/** Rows and grids of up to four are placed side by side; every other group only contains blocks. */
function group(block: SourceBlock, conversion: Conversion): Piece[] {
  const layout = block.attributes.layout;
  const inner = innerBlocks(block);
  const kind = typeof layout === 'object' && layout !== null && 'type' in layout ? layout.type : '';
  const isVertical =
    typeof layout === 'object' &&
    layout !== null &&
    'orientation' in layout &&
    layout.orientation === 'vertical';
  if ((kind === 'flex' || kind === 'grid') && !isVertical && inner.length > 1 && inner.length <= 4) {
    return columns(
      inner.map(one => ({ name: 'column', attributes: {}, content: [one] })),
      conversion,
      widthOf(block),
    );
  }
  return contentOf(block, conversion);
}

function button(block: SourceBlock, conversion: Conversion): Piece[] {
  const tree = cleanTree(block);
  const link = findFirst(tree, 'a');
  const text = wordsOf(tree);
  if (text === '') return [];
  const href = link ? conversion.link(attributeOf(link, 'href')) : null;
  if (!href) return [textPiece({ type: 'paragraph', content: [{ type: 'text', text }] })];
  const classes = `${textAttribute(block, 'className')} ${markupOf(block)}`;
  return [
    blockPiece(
      buttonContent({
        text,
        link: href,
        newWindow: link ? attributeOf(link, 'target') === '_blank' : false,
        alignment: textAttribute(block, 'align') === 'center' ? 'center' : 'left',
        variant: /is-style-outline/.test(classes) ? 'outline' : 'solid',
      }),
    ),
  ];
}

function separator(block: SourceBlock): Piece[] {
  return [blockPiece(ruleContent(/is-style-dots/.test(markupOf(block)) ? 'dots' : 'line'))];
}

/** Height of a grid row in most designs. */
const rowPixels = 24;

function spacerRows(block: SourceBlock): number {
  return Math.min(20, Math.max(1, Math.round(numberAttribute(block, 'height', 100) / rowPixels)));
}

/** Some highlighters name the language outside the markup. */
function codeBlock(block: SourceBlock, conversion: Conversion): Piece[] {
  const language = textAttribute(block, 'language') || textAttribute(block, 'codeLanguage');
  return convertHtml(markupOf(block), conversion).map(piece =>
    isBlockOf(code, piece) && piece.settings.language === ''
      ? { ...piece, settings: { ...piece.settings, language } }
      : piece,
  );
}

/** Poems keep their lines. */
function verse(block: SourceBlock, conversion: Conversion): Piece[] {
  const lines = markupOf(block)
    .replace(/<\/?pre\b[^<>]*>/gi, '')
    .trim()
    .replace(/\r?\n/g, '<br>');
  return convertHtml(`<p>${lines}</p>`, conversion);
}

function socialLinks(block: SourceBlock, conversion: Conversion): Piece[] {
  const links = blocksNamed(block, 'social-link').flatMap(one => {
    const href = conversion.link(textAttribute(one, 'url'));
    return href ? [linkText(textAttribute(one, 'label') || textAttribute(one, 'service') || href, href)] : [];
  });
  if (links.length === 0) return [];
  conversion.note(phrase('imports.socialLinks'));
  const content = links.flatMap((link, at) =>
    at === 0 ? [link] : [{ type: 'text' as const, text: ' · ' }, link],
  );
  return [textPiece({ type: 'paragraph', content })];
}

/** Lists of the newest posts, from either of WordPress's two blocks for them. */
function latestPosts(block: SourceBlock, conversion: Conversion): Piece[] {
  const query = block.attributes.query;
  const perPage =
    typeof query === 'object' && query !== null && 'perPage' in query ? Number(query.perPage) : Number.NaN;
  const limit = Number.isFinite(perPage) ? perPage : numberAttribute(block, 'postsToShow', 5);
  const words = wordsOf(cleanTree(block));
  if (words !== '') conversion.note(phrase('imports.postList', { words }));
  return [blockPiece(summaryContent(conversion.context.blog, limit))];
}
