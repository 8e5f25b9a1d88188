import { getSchema } from '@tiptap/core';
import type { Mark, Node } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { highlightSchema, type TextHighlight } from '@vitrine/core/text-highlight/text-highlight.ts';
import { describe, expect, it } from 'vitest';
import { highlightPlace, removeHighlight, writeHighlight } from './highlight-place.ts';
import { readRichText } from './read-rich-text.ts';
import { textExtensions } from './text-extensions.ts';

const schema = getSchema(textExtensions);
const wave = highlightSchema.parse({ id: 'm2k4h8x1b00000000000000a', shape: 'wave' });
const circle = highlightSchema.parse({ id: 'm2k4h8x1b00000000000000b', shape: 'circle' });

const words = (text: string, ...marks: Mark[]) => schema.text(text, marks);
const drawn = (highlight: TextHighlight) => schema.mark('highlight', highlight);
const bold = schema.mark('bold');

/** One paragraph with a selection; positions count from 1, the first letter. */
function stateOf(content: Node[], from: number, to = from): EditorState {
  const doc = schema.node('doc', null, [schema.node('paragraph', null, content)]);
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
}

/** Each text of the first paragraph with the shape drawn on it. */
const shapesOf = (state: EditorState) =>
  (state.doc.firstChild?.children ?? []).map(node => {
    const mark = node.marks.find(one => one.type.name === 'highlight');
    return [node.text, mark?.attrs.shape ?? null];
  });

describe('highlightPlace', () => {
  it('HIGHLIGHT-16: is the selected words without surrounding spaces', () => {
    expect(highlightPlace(stateOf([words('made by hand')], 5, 9))).toEqual({
      from: 6,
      to: 8,
      highlight: null,
    });
  });

  it.each([
    [6, { from: 6, to: 10 }],
    [8, { from: 6, to: 10 }],
    [10, { from: 6, to: 10 }],
  ])('HIGHLIGHT-16: is the word at the cursor, also at its ends (%i)', (at, range) => {
    expect(highlightPlace(stateOf([words('made by’s, hand')], at))).toEqual({ ...range, highlight: null });
  });

  it('HIGHLIGHT-16: is empty between spaces', () => {
    expect(highlightPlace(stateOf([words('made   by')], 7))).toBe(null);
    expect(highlightPlace(stateOf([words('made   by')], 5, 7))).toBe(null);
  });

  it('HIGHLIGHT-16: is the whole highlight that contains the selection, including its bold words', () => {
    const content = [
      words('made '),
      words('by ', drawn(wave)),
      words('hand', bold, drawn(wave)),
      words(' here'),
    ];
    const whole = { from: 6, to: 13, highlight: wave };
    expect(highlightPlace(stateOf(content, 7))).toEqual(whole);
    expect(highlightPlace(stateOf(content, 10, 12))).toEqual(whole);
    expect(highlightPlace(stateOf(content, 6, 13))).toEqual(whole);
  });

  it('HIGHLIGHT-16: is only the selection if not all of it has the same highlight', () => {
    const content = [words('by ', drawn(wave)), words('hand', drawn(circle)), words(' here')];
    expect(highlightPlace(stateOf(content, 1, 8))).toEqual({ from: 1, to: 8, highlight: null });
    expect(highlightPlace(stateOf(content, 5, 13))).toEqual({ from: 5, to: 13, highlight: null });
    expect(highlightPlace(stateOf(content, 4, 8))).toEqual({ from: 4, to: 8, highlight: circle });
  });
});

describe('a highlight in the text editor', () => {
  const act = (state: EditorState, write: typeof removeHighlight) => {
    const place = highlightPlace(state);
    if (!place) throw new Error('There is nothing to draw on.');
    return state.apply(write(state, place));
  };

  it('HIGHLIGHT-16: replaces another highlight, and leaves other marks', () => {
    const state = stateOf([words('made '), words('by', drawn(wave)), words(' hand', bold, drawn(wave))], 7);
    const next = act(state, (one, place) => writeHighlight(one, place, circle));
    expect(shapesOf(next)).toEqual([
      ['made ', null],
      ['by', 'circle'],
      [' hand', 'circle'],
    ]);
    expect(next.doc.firstChild?.lastChild?.marks.map(mark => mark.type.name)).toContain('bold');
    expect(next.selection.from).toBe(7);
  });

  it('HIGHLIGHT-16: is removed as a whole', () => {
    const state = stateOf([words('made '), words('by hand', drawn(wave))], 8);
    expect(shapesOf(act(state, removeHighlight))).toEqual([['made by hand', null]]);
  });

  it('HIGHLIGHT-17: stays on its words while they are edited', () => {
    const state = stateOf([words('made '), words('by', drawn(wave)), words(' us')], 7);
    const typed = state.apply(state.tr.insertText('eauty ou'));
    expect(shapesOf(typed)).toEqual([
      ['made ', null],
      ['beauty ouy', 'wave'],
      [' us', null],
    ]);
    const shorter = state.apply(state.tr.delete(3, 7));
    expect(shapesOf(shorter)).toEqual([
      ['ma', null],
      ['y', 'wave'],
      [' us', null],
    ]);
  });

  it('HIGHLIGHT-17: is stored with all its settings, and read back unchanged', () => {
    const full = highlightSchema.parse({
      ...circle,
      color: { type: 'SITE_PALETTE_COLOR', id: 'accent', alpha: 0.5 },
      thickness: { unit: 'px', value: 3 },
      linecap: 'round',
      blend: 'multiply',
      opacity: 0.5,
      isFront: false,
      isAnimationEnabled: true,
      animation: 'fadeScale',
      direction: 'left',
      duration: 2,
      fontSize: 20,
    });
    const json = stateOf([words('by hand', drawn(full))], 1).doc.toJSON();
    const text = readRichText(json);
    expect(text?.content).toEqual([
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'by hand', marks: [{ type: 'highlight', attrs: full }] }],
      },
    ]);
    expect(readRichText(schema.nodeFromJSON(text).toJSON())).toEqual(text);
  });
});
