import type { ColumnsWidth, Piece, PieceColumn } from './piece.ts';

/** Empty columns take no space; a single column is not a column. */
export function sideBySide(all: readonly PieceColumn[], width: ColumnsWidth): Piece[] {
  const filled = all.filter(column => column.pieces.length > 0);
  const holdsOnlySimple = filled.every(column =>
    column.pieces.every(piece => piece.kind === 'text' || piece.kind === 'block'),
  );
  if (filled.length < 2 || filled.length > 6 || !holdsOnlySimple)
    return filled.flatMap(column => column.pieces);
  return [{ kind: 'columns', columns: filled, width }];
}
