import type { GalleryEngine } from './gallery-engine.ts';

/** Elements in which arrows have another meaning. */
const ownsArrows =
  'input, textarea, select, audio, video, [contenteditable]:not([contenteditable="false"]), [role="slider"], [role="tab"], [role="radio"], [role="menuitem"], [role="option"], [role="application"], .map-live';

const galleries = new Set<HTMLElement>();

/**
 * The left arrow goes back and the right one on, mirrored in right-to-left text. Of several visible
 * galleries, the focused one reacts, else the one that fills most of the screen (rule GALLERY-30).
 */
export function keepKeyboard(engine: GalleryEngine, root: HTMLElement): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(ownsArrows)) return;
    if (document.querySelector('dialog:modal') || meantGallery() !== root) return;
    const isOn = (event.key === 'ArrowRight') !== (getComputedStyle(root).direction === 'rtl');
    const move = isOn ? engine.next() : engine.previous();
    if (move.kind !== 'refused') event.preventDefault();
  };
  galleries.add(root);
  document.addEventListener('keydown', press);
  return () => {
    galleries.delete(root);
    document.removeEventListener('keydown', press);
  };
}

function meantGallery(): HTMLElement | null {
  const seen = [...galleries]
    .map(root => ({ root, area: areaOnScreen(root) }))
    .filter(({ area }) => area > 0);
  const focused = seen.find(({ root }) => root.contains(document.activeElement));
  return (focused ?? seen.toSorted((a, b) => b.area - a.area)[0])?.root ?? null;
}

function areaOnScreen(element: HTMLElement): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const width = Math.min(right, window.innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return width > 0 && height > 0 ? width * height : 0;
}
