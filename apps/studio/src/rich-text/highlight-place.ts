import { getMarkRange } from '@tiptap/core';
import type { Mark } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { highlightSchema, type TextHighlight } from '@vitrine/core/text-highlight/text-highlight.ts';

/** The words a highlight would be drawn on, and the existing highlight. */
export interface HighlightPlace {
  readonly from: number;
  readonly to: number;
  readonly highlight: TextHighlight | null;
}

/**
 * The whole highlight that contains the selection, otherwise the selected words, otherwise the word at the cursor;
 * null if there is none (rule HIGHLIGHT-16).
 */
export function highlightPlace(state: EditorState): HighlightPlace | null {
  const { from, to } = state.selection;
  const mark = markOf(state);
  const read = highlightSchema.safeParse(mark?.attrs);
  if (mark && read.success) {
    const rangeAt = (at: number) => getMarkRange(state.doc.resolve(at), mark.type, mark.attrs);
    return { from: rangeAt(from)?.from ?? from, to: rangeAt(to)?.to ?? to, highlight: read.data };
  }
  const words = state.selection.empty ? wordAt(state) : trimmed(state);
  return words && { ...words, highlight: null };
}

/** Draws the highlight on its words and replaces an existing one. */
export function writeHighlight(
  state: EditorState,
  { from, to }: HighlightPlace,
  highlight: TextHighlight,
): Transaction {
  const type = typeOf(state);
  return type ? state.tr.addMark(from, to, type.create(highlight)) : state.tr;
}

export function removeHighlight(state: EditorState, { from, to }: HighlightPlace): Transaction {
  return state.tr.removeMark(from, to, typeOf(state));
}

function typeOf(state: EditorState) {
  return state.schema.marks.highlight;
}

/** The highlight that all selected words share. */
function markOf(state: EditorState): Mark | undefined {
  const { from, to, $from, empty } = state.selection;
  const type = typeOf(state);
  if (!type) return undefined;
  if (empty) return type.isInSet($from.marks());
  const marks: (Mark | undefined)[] = [];
  state.doc.nodesBetween(from, to, node => {
    if (node.isText) marks.push(type.isInSet(node.marks));
  });
  const [first] = marks;
  return first && marks.every(mark => mark && first.eq(mark)) ? first : undefined;
}

interface Words {
  readonly from: number;
  readonly to: number;
}

/** A placeholder for anything that is not a letter, such as a line break. */
const other = '￼';

function wordAt({ selection }: EditorState): Words | null {
  const { parent, parentOffset, pos } = selection.$from;
  const text = parent.textBetween(0, parent.content.size, undefined, other);
  const [before = ''] =
    /(?<![\p{L}\p{N}\p{M}'’-])[\p{L}\p{N}\p{M}'’-]*$/u.exec(text.slice(0, parentOffset)) ?? [];
  const [after = ''] = /^[\p{L}\p{N}\p{M}'’-]*/u.exec(text.slice(parentOffset)) ?? [];
  return before + after === '' ? null : { from: pos - before.length, to: pos + after.length };
}

/** Without the spaces at its ends, which are never highlighted. */
function trimmed({ selection, doc }: EditorState): Words | null {
  const { from, to } = selection;
  const text = doc.textBetween(from, to, other, other);
  if (text.replaceAll(other, '').trim() === '') return null;
  const before = text.length - text.trimStart().length;
  const after = text.length - text.trimEnd().length;
  return { from: from + before, to: to - after };
}
