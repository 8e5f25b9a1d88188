import type { BlockContent } from '@vitrine/core/blocks/define-block.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import {
  type Block,
  gridColumns,
  maxBlocksPerLayout,
  maxRow,
  maxSectionsPerPage,
  type PageDocument,
  type Places,
  type Section,
  sectionSettingsSchema,
} from '@vitrine/core/page/page-document.ts';
import type { RichNode } from '@vitrine/core/rich-text/rich-text.ts';
import { textContent } from './block-content.ts';
import type { Piece, PieceColumn, PieceWidth } from './piece.ts';

const textColumn = { x: 4, w: 16 };
const spans: Record<PieceWidth, { readonly x: number; readonly w: number }> = {
  text: textColumn,
  wide: { x: 2, w: 20 },
  full: { x: 0, w: gridColumns.desktop },
  left: { x: 4, w: 8 },
  right: { x: 12, w: 8 },
  half: { x: 8, w: 8 },
};

/** Empty rows between one block and the next. */
const gap = 1;

/** The maximum number of nodes in a text block, so that none becomes too heavy to edit. */
const maxNodes = 400;

/** One block to be placed: its content and its span of the grid. */
interface Placed extends BlockContent {
  readonly x: number;
  readonly w: number;
  readonly rows: number;
}

/** Content that stays together in one section: blocks in rows, columns side by side. */
type Row = readonly (readonly Placed[])[];

/**
 * Pieces as a page: stacked in reading order on the grid, in the same order on a phone; a section holds at most
 * sixty blocks, and a band begins its own section (rules IMPORT-35 and PAGE-2).
 */
export function layoutFlow(
  pieces: readonly Piece[],
  makeId: () => Id = newId,
): { document: PageDocument; isCut: boolean } {
  const sections: Section[] = [];
  const bands = bandsOf(pieces);
  for (const band of bands) {
    for (const blocks of sectionsOf(rowsOf(band.pieces), makeId)) {
      sections.push(sectionOf(blocks, band.background, makeId()));
    }
  }
  return {
    document: { sections: sections.slice(0, maxSectionsPerPage) },
    isCut: sections.length > maxSectionsPerPage,
  };
}

interface Band {
  readonly background: string | null | undefined;
  readonly pieces: readonly Piece[];
}

function bandsOf(pieces: readonly Piece[]): Band[] {
  const bands: Band[] = [];
  let loose: Piece[] = [];
  const takeLoose = () => {
    if (loose.length > 0) bands.push({ background: undefined, pieces: loose });
    loose = [];
  };
  for (const piece of pieces) {
    if (piece.kind !== 'band') loose.push(piece);
    else {
      takeLoose();
      // A band within a band adds its content to the outer one.
      bands.push({ background: piece.background, pieces: piece.pieces.flatMap(unbanded) });
    }
  }
  takeLoose();
  return bands;
}

function unbanded(piece: Piece): readonly Piece[] {
  return piece.kind === 'band' ? piece.pieces.flatMap(unbanded) : [piece];
}

function rowsOf(pieces: readonly Piece[]): Row[] {
  return gathered(pieces).flatMap(piece => {
    if (piece.kind === 'columns') return columnRows(piece.columns, spans[piece.width]);
    return [[[placed(piece.content, spans[piece.width], piece.rows)]]];
  });
}

type Gathered =
  | { kind: 'block'; content: BlockContent; width: PieceWidth; rows: number }
  | { kind: 'columns'; columns: readonly PieceColumn[]; width: PieceWidth };

/** Consecutive texts become one block. */
function gathered(pieces: readonly Piece[]): Gathered[] {
  const result: Gathered[] = [];
  let nodes: RichNode[] = [];
  const takeText = () => {
    if (nodes.length > 0) result.push({ kind: 'block', content: textContent(nodes), width: 'text', rows: 1 });
    nodes = [];
  };
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      nodes.push(asParagraph(piece.node));
      if (nodes.length >= maxNodes) takeText();
      continue;
    }
    takeText();
    if (piece.kind === 'columns') {
      result.push({ kind: 'columns', columns: piece.columns, width: piece.width });
    }
    if (piece.kind === 'block') {
      const { type, version, settings, width, rows } = piece;
      result.push({ kind: 'block', content: { type, version, settings }, width, rows });
    }
    if (piece.kind === 'band') result.push(...gathered(piece.pieces));
  }
  takeText();
  return result;
}

function asParagraph(node: RichNode): RichNode {
  return node.type === 'text' || node.type === 'hardBreak' ? { type: 'paragraph', content: [node] } : node;
}

/** Columns share the height; the last block of a short column reaches down to the longest. */
function columnRows(columns: readonly PieceColumn[], room: { x: number; w: number }): Row[] {
  const total = columns.reduce((sum, column) => sum + column.share, 0) || 1;
  const { x: start, w: width } = room;
  let used = 0;
  let shares = 0;
  const stacks = columns.map((column, at) => {
    shares += column.share;
    const end = at === columns.length - 1 ? width : Math.round((shares / total) * width);
    const left = columns.length - 1 - at;
    const w = Math.max(2, Math.min(end - used, width - used - left * 2));
    const span = { x: start + used, w };
    used += w;
    return gathered(column.pieces).flatMap(piece =>
      piece.kind === 'block' ? [placed(piece.content, span, piece.rows)] : [],
    );
  });
  const count = stacks.reduce((sum, stack) => sum + stack.length, 0);
  return count <= maxBlocksPerLayout ? [stacks] : stacks.flat().map(one => [[{ ...one, ...textColumn }]]);
}

function placed(content: BlockContent, span: { x: number; w: number }, rows: number): Placed {
  return { ...content, ...span, rows };
}

/** Rows divided into sections, none with more blocks or grid rows than a layout may have. */
function sectionsOf(rows: readonly Row[], makeId: () => Id): Block[][] {
  const sections: Block[][] = [];
  let blocks: Block[] = [];
  let desktop = 0;
  let phone = 0;
  for (const row of rows) {
    const count = row.reduce((sum, stack) => sum + stack.length, 0);
    const height = Math.max(...row.map(heightOf));
    if (
      blocks.length + count > maxBlocksPerLayout ||
      desktop + height > maxRow ||
      phone + count * 30 > maxRow
    ) {
      sections.push(blocks);
      blocks = [];
      desktop = 0;
      phone = 0;
    }
    for (const stack of row) {
      let y = desktop;
      stack.forEach((one, at) => {
        const h = at === stack.length - 1 ? desktop + height - y : one.rows;
        const places: Places = {
          desktop: { x: one.x, y, w: one.w, h },
          phone: { x: 0, y: phone, w: gridColumns.phone, h: one.rows },
        };
        const { type, version, settings } = one;
        blocks.push({ id: makeId(), type, version, settings, places });
        y += h + gap;
        phone += one.rows + gap;
      });
    }
    desktop += height + gap;
  }
  if (blocks.length > 0) sections.push(blocks);
  return sections;
}

function heightOf(stack: readonly Placed[]): number {
  return stack.reduce((sum, one) => sum + one.rows, 0) + gap * (stack.length - 1);
}

function sectionOf(blocks: Block[], background: string | null | undefined, id: Id): Section {
  const settings = sectionSettingsSchema.parse(
    background === undefined
      ? {}
      : { theme: 'dark', background, veil: background === null ? 0 : 0.5, padding: 4 },
  );
  return { id, settings, blocks };
}
