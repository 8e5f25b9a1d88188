import type { DrawnHighlight } from './highlight-markup.ts';

export interface FoundHighlight {
  /** The same for the same highlight in every search. */
  readonly key: string;
  /** One element, or several if links split them or the text was copied. */
  readonly marks: HTMLElement[];
  readonly first: HTMLElement;
  readonly settings: DrawnHighlight;
  /** Changes with everything that changes its style. */
  readonly look: string;
  /** It contains the drawing, beside the text. */
  readonly host: HTMLElement;
}

/** The highlights in a part of a page, in the order of its text. */
export function findHighlights(root: HTMLElement): FoundHighlight[] {
  const found: FoundHighlight[] = [];
  for (const mark of root.querySelectorAll<HTMLElement>('[data-highlight]')) {
    const { highlight = '' } = mark.dataset;
    const look = highlight + mark.style.cssText;
    const host = hostOf(mark);
    const known = found.find(one => one.look === look && one.host === host);
    if (known) {
      known.marks.push(mark);
      continue;
    }
    const settings: DrawnHighlight = JSON.parse(highlight);
    const before = found.filter(one => one.settings.id === settings.id).length;
    found.push({ key: settings.id + before, marks: [mark], first: mark, settings, look, host });
  }
  return found;
}

/** The container that scrolls with the text; outside it while the text is being edited, as that belongs to its editor. */
function hostOf(mark: HTMLElement): HTMLElement {
  const scroller = mark.closest<HTMLElement>('.rich-text-table, pre');
  if (scroller && !mark.isContentEditable) return scroller;
  return mark.closest('.rich-text')?.parentElement ?? mark;
}
