import { mutationDebounce, transitionWatch } from '@vitrine/core/text-highlight/highlight-constants.ts';
import { type FoundHighlight, findHighlights } from './find-highlights.ts';
import { type Drawing, makeDrawing, progressOf, trace } from './highlight-drawing.ts';
import { measureLines } from './measure-lines.ts';

/** Transitions of these do not move text. */
const still = /color|opacity|shadow|transform/;

/**
 * Draws the highlights in a part of a page on the boxes of their text, and keeps them in place
 * while texts, sizes, fonts and styles change (rules HIGHLIGHT-8 to HIGHLIGHT-12).
 */
export function drawHighlights(root: HTMLElement): () => void {
  const page = root.ownerDocument;
  const texts = new WeakSet<Element>();
  const stop = new AbortController();
  let drawings = new Map<string, Drawing>();
  let gathering = 0;
  let watchedUntil = 0;

  const seen = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      for (const { found, animation } of drawings.values()) if (found.first === target) animation?.play();
    }
  });
  const sizes = new ResizeObserver(refresh);
  const changes = new MutationObserver(() => {
    clearTimeout(gathering);
    gathering = window.setTimeout(refresh, mutationDebounce);
  });

  function refresh() {
    const before = drawings;
    drawings = new Map();
    for (const found of findHighlights(root)) {
      const known = before.get(found.key);
      const drawing = renewed(found, known);
      if (drawing.svg === known?.svg) before.delete(found.key);
      drawings.set(found.key, drawing);
      keep(found);
    }
    for (const { svg } of before.values()) svg.remove();
    const all = [...drawings.values()];
    const lines = all.map(({ found, svg }) => measureLines(found.marks, svg));
    all.forEach((drawing, at) => {
      trace(drawing, lines[at] ?? []);
      if (drawing.animation?.playState === 'paused') seen.observe(drawing.found.first);
    });
    // Our own changes are not reported.
    changes.takeRecords();
  }
  function keep({ host, first }: FoundHighlight) {
    host.dataset.highlights = '';
    const text = first.closest('.rich-text') ?? host;
    if (texts.has(text)) return;
    texts.add(text);
    sizes.observe(text);
  }
  function follow() {
    if (performance.now() > watchedUntil) return;
    refresh();
    requestAnimationFrame(follow);
  }

  page.addEventListener(
    'transitionrun',
    ({ propertyName }) => {
      if (still.test(propertyName)) return;
      const now = performance.now();
      const isFollowed = now < watchedUntil;
      watchedUntil = now + transitionWatch;
      if (!isFollowed) follow();
    },
    stop,
  );
  page.fonts.addEventListener('loadingdone', refresh, stop);
  changes.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  refresh();
  return () => {
    stop.abort();
    watchedUntil = 0;
    clearTimeout(gathering);
    for (const observer of [seen, sizes, changes]) observer.disconnect();
    for (const { svg, found } of drawings.values()) {
      svg.remove();
      delete found.host.dataset.highlights;
    }
  };
}

/** The existing drawing, for the current text; a new one if its style or place differs. */
function renewed(found: FoundHighlight, known: Drawing | undefined): Drawing {
  if (!known) return makeDrawing(found);
  const { look, host } = known.found;
  if (look === found.look && host === found.host && known.svg.isConnected) return { ...known, found };
  return makeDrawing(found, movesAlike(known.found, found) ? progressOf(known) : undefined);
}

/** A change of shape, animation, direction or duration restarts it (rule HIGHLIGHT-11). */
function movesAlike({ settings: one }: FoundHighlight, { settings: other }: FoundHighlight): boolean {
  return JSON.stringify([one.shape, one.motion]) === JSON.stringify([other.shape, other.motion]);
}
