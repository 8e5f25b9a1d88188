import type { BlockContent } from '@vitrine/core/blocks/define-block.ts';
import type { RichNode } from '@vitrine/core/rich-text/rich-text.ts';

/** The width of a block on the page: in the column of text, next to it, or beyond. */
export type PieceWidth = 'text' | 'wide' | 'full' | 'left' | 'right' | 'half';

export type ColumnsWidth = 'text' | 'wide' | 'full';

/** Content before layout: running text, blocks, and columns. */
export type Piece =
  | { readonly kind: 'text'; readonly node: RichNode }
  | ({
      readonly kind: 'block';
      readonly width: PieceWidth;
      /** Rows of the grid; blocks grow with their contents. */
      readonly rows: number;
    } & BlockContent)
  | { readonly kind: 'columns'; readonly columns: readonly PieceColumn[]; readonly width: ColumnsWidth }
  | {
      readonly kind: 'band';
      readonly background: string | null;
      readonly pieces: readonly Piece[];
    };

export interface PieceColumn {
  /** Its share of the width, compared with its neighbours. */
  readonly share: number;
  readonly pieces: readonly Piece[];
}

export function textPiece(node: RichNode): Piece {
  return { kind: 'text', node };
}

export function blockPiece(content: BlockContent, width: PieceWidth = 'text', rows = 1): Piece {
  return { kind: 'block', ...content, width, rows };
}
