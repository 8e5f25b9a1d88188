/** A stretch of text and the marks that ended up on it; flat, as rich text is. */
export interface Piece {
  text: string;
  readonly marks: Set<PlainMark>;
  href: string | null;
  readonly isBreak?: boolean;
}

export type PlainMark = 'bold' | 'italic' | 'strike' | 'code';
