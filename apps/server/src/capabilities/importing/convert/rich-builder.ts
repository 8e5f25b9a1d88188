import { block as code } from '@vitrine/blocks/code/code.block.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { Mark, RichNode } from '@vitrine/core/rich-text/rich-text.ts';
import { isBlockOf } from './block-content.ts';
import type { Conversion } from './conversion.ts';
import { emojiOf } from './emoji-of.ts';
import { galleryLookOf, galleryPieces } from './gallery-pieces.ts';
import {
  attributeOf,
  classesOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  textData,
  wordsOf,
} from './html-tree.ts';
import { InlineRun } from './inline-run.ts';
import { paragraphTags } from './known-tags.ts';
import { codeNode, listNode } from './list-node.ts';
import { convertMedia, isMedia } from './media-pieces.ts';
import { headingLevel, lookOf, type ParagraphLook } from './paragraph-look.ts';
import { type Piece, textPiece } from './piece.ts';
import { sideBySide } from './side-by-side.ts';
import { emptyBlockOf, isHiddenHint, squarespaceColumns } from './squarespace-parts.ts';
import { summaryPieces } from './squarespace-summary.ts';
import { tableNode } from './table-node.ts';

const markOfTag = new Map<string, Exclude<Mark['type'], 'link' | 'highlight'>>(
  Object.entries({
    b: 'bold',
    strong: 'bold',
    i: 'italic',
    em: 'italic',
    cite: 'italic',
    var: 'italic',
    u: 'underline',
    ins: 'underline',
    s: 'strike',
    strike: 'strike',
    del: 'strike',
    code: 'code',
    kbd: 'code',
    samp: 'code',
    tt: 'code',
    sub: 'subscript',
    sup: 'superscript',
  } as const),
);

const plainBlocks = new Set([
  ...paragraphTags,
  ...['dl', 'dd', 'details', 'figure', 'figcaption', 'caption', 'td', 'th', 'tr', 'tbody', 'thead', 'tfoot'],
]);

/** Cleaned HTML as pieces in reading order; media within a text splits the paragraph (rule IMPORT-30). */
export function piecesOfHtml(nodes: readonly HtmlNode[], conversion: Conversion): Piece[] {
  const builder = new RichBuilder(conversion, []);
  builder.addAll(nodes, []);
  return builder.finish();
}

/** The same for places that allow only text, such as a cell; media in it follows the whole. */
function nodesOfHtml(nodes: readonly HtmlNode[], conversion: Conversion, hoisted: Piece[]): RichNode[] {
  const rich: RichNode[] = [];
  for (const piece of piecesOfHtml(nodes, conversion)) {
    if (piece.kind === 'text') rich.push(piece.node);
    else if (isBlockOf(code, piece)) {
      rich.push({ type: 'codeBlock', content: [{ type: 'text', text: String(piece.settings.source) }] });
    } else hoisted.push(piece);
  }
  return rich;
}

class RichBuilder {
  readonly #conversion: Conversion;
  readonly #pieces: Piece[] = [];
  readonly #run = new InlineRun();
  #looks: ParagraphLook[];

  constructor(conversion: Conversion, looks: ParagraphLook[]) {
    this.#conversion = conversion;
    this.#looks = looks;
  }

  finish(): Piece[] {
    this.#flush();
    return this.#pieces;
  }

  addAll(nodes: readonly HtmlNode[], marks: readonly Mark[]): void {
    for (const node of nodes) this.#add(node, marks);
  }

  #add(node: HtmlNode, marks: readonly Mark[]): void {
    const text = textData(node);
    if (text !== '') this.#addText(text, marks);
    if (!isElement(node)) return;
    const { name } = node;
    if (isHiddenHint(node)) return;
    const empty = emptyBlockOf(node);
    if (empty) {
      const said = empty.words.map(text => `“${text}”`).join(', ');
      this.#conversion.note([
        phrase('imports.squarespaceBlock', { name: empty.name }),
        ...(said === '' ? [] : [phrase('imports.itSaid', { words: said })]),
      ]);
      return;
    }
    const columns = squarespaceColumns(node);
    if (columns) {
      this.#addPieces(
        sideBySide(
          columns.map(({ share, nodes }) => ({ share, pieces: piecesOfHtml(nodes, this.#conversion) })),
          'text',
        ),
      );
      return;
    }
    const summary = summaryPieces(node, this.#conversion);
    if (summary) {
      this.#addPieces(summary);
      return;
    }
    const look = galleryLookOf(node);
    if (look) {
      this.#addPieces(
        galleryPieces(node, look, this.#conversion, nodes => piecesOfHtml(nodes, this.#conversion)),
      );
      return;
    }
    const emoji = emojiOf(node);
    if (emoji !== null) this.#run.addText(emoji, marks, false);
    else if (name === 'br') this.#run.addBreak(false);
    else if (name === 'a') this.#addLink(node, marks);
    else if (isMedia(node)) this.#addPieces(convertMedia(node, this.#conversion));
    else if (plainBlocks.has(name)) this.#addBlock(node, marks, lookOf(node));
    else if (/^h[1-6]$/.test(name))
      this.#addBlock(node, marks, { ...lookOf(node), heading: headingLevel(name) });
    else if (!this.#addStructure(node)) this.#addInline(node, marks);
  }

  #addText(text: string, marks: readonly Mark[]): void {
    const { makesParagraphs } = this.#conversion.context;
    if (!makesParagraphs) {
      this.#run.addText(text, marks, false);
      return;
    }
    text.split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/).forEach((paragraph, at) => {
      if (at > 0) this.#flush();
      this.#run.addText(paragraph, marks, true);
    });
  }

  #addInline(element: HtmlElement, marks: readonly Mark[]): void {
    const type = markOfTag.get(element.name);
    const isNew = type !== undefined && !marks.some(mark => mark.type === type);
    const quotes = element.name === 'q' ? ['“', '”'] : ['', ''];
    this.#run.addText(quotes[0] ?? '', marks, false);
    this.addAll(element.children, isNew ? [...marks, { type }] : marks);
    this.#run.addText(quotes[1] ?? '', marks, false);
  }

  #addLink(element: HtmlElement, marks: readonly Mark[]): void {
    if (classesOf(element).includes('wp-block-file__button')) this.#run.addText(' ', marks, false);
    const href = this.#conversion.link(attributeOf(element, 'href'));
    const media = onlyMediaOf(element);
    if (media) {
      this.#addPieces(
        convertMedia(media, this.#conversion, { link: href ?? '', newWindow: isNewWindow(element) }),
      );
      return;
    }
    const outer = marks.filter(mark => mark.type !== 'link');
    const link: Mark | null =
      href === null
        ? null
        : { type: 'link', attrs: isNewWindow(element) ? { href, newWindow: true } : { href } };
    this.addAll(element.children, link ? [...outer, link] : marks);
  }

  #addBlock(element: HtmlElement, marks: readonly Mark[], look: ParagraphLook): void {
    this.#flush();
    this.#looks.push(look);
    this.addAll(element.children, marks);
    this.#flush();
    this.#looks.pop();
  }

  /** Lists, quotes, tables, rules and preformatted text; false for any other element. */
  #addStructure(element: HtmlElement): boolean {
    const hoisted: Piece[] = [];
    const node = this.#structureOf(element, hoisted);
    if (node === undefined) return false;
    this.#flush();
    if (node) this.#pieces.push(textPiece(node));
    this.#pieces.push(...hoisted);
    return true;
  }

  #structureOf(element: HtmlElement, hoisted: Piece[]): RichNode | null | undefined {
    const inside = (nodes: readonly HtmlNode[]) => nodesOfHtml(nodes, this.#conversion, hoisted);
    switch (element.name) {
      case 'ul':
      case 'ol':
        return listNode(element, inside);
      case 'li':
        return { type: 'bulletList', content: [{ type: 'listItem', content: inside(element.children) }] };
      case 'blockquote': {
        const content = inside(element.children);
        return content.length === 0 ? null : { type: 'blockquote', content };
      }
      case 'table':
        return tableNode(element, inside);
      case 'pre':
        return codeNode(element);
      case 'hr':
        return { type: 'horizontalRule' };
      case 'summary':
      case 'dt': {
        const words = wordsOf(element.children);
        return words === ''
          ? null
          : { type: 'paragraph', content: [{ type: 'text', text: words, marks: [{ type: 'bold' }] }] };
      }
      default:
        return undefined;
    }
  }

  #addPieces(pieces: readonly Piece[]): void {
    for (const piece of pieces) {
      // A link in place of a missing file belongs to the text around it.
      if (piece.kind === 'text' && piece.node.type === 'text') {
        this.#run.addText(`${piece.node.text} `, piece.node.marks ?? [], false);
      } else {
        this.#flush();
        this.#pieces.push(piece);
      }
    }
  }

  #flush(): void {
    if (this.#run.isEmpty) {
      this.#run.take();
      return;
    }
    const content = this.#run.take();
    const look: ParagraphLook = Object.assign({}, ...this.#looks);
    const align = look.align ? { align: look.align } : {};
    if (look.heading) {
      this.#pieces.push(textPiece({ type: 'heading', attrs: { level: look.heading, ...align }, content }));
      return;
    }
    const attrs = { ...align, ...(look.size ? { size: look.size } : {}) };
    const node: RichNode =
      Object.keys(attrs).length > 0 ? { type: 'paragraph', attrs, content } : { type: 'paragraph', content };
    this.#pieces.push(textPiece(node));
  }
}

function isNewWindow(element: HtmlElement): boolean {
  return attributeOf(element, 'target').toLowerCase() === '_blank';
}

/** The picture or video that is the only content of a link; null when there is also text. */
function onlyMediaOf(element: HtmlElement): HtmlElement | null {
  if (wordsOf(element.children) !== '') return null;
  const inner = element.children.filter(isElement);
  const [only] = inner;
  if (!only || inner.length > 1) return null;
  return isMedia(only) ? only : onlyMediaOf(only);
}
