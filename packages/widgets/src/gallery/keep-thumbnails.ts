import type { GalleryEngine } from './gallery-engine.ts';
import { makeGalleryEngine } from './gallery-engine.ts';
import { keepStrip, showInStrip } from './keep-strip.ts';

/**
 * Thumbnails are a separate gallery, linked to the slideshow: links to slides become buttons that
 * show them, one of which is current (rules GALLERY-85, GALLERY-86).
 */
export function keepThumbnails(slideshow: GalleryEngine, list: HTMLElement): () => void {
  const { count, isLooping } = slideshow.state;
  const engine = makeGalleryEngine({ count, isLooping, index: slideshow.state.currentIndex });
  const links = [...list.querySelectorAll('a')];
  const isStrip = list.matches('.gallery-thumbnails-strip');
  const stop = new AbortController();
  const { signal } = stop;

  const tell = () => {
    const { currentIndex } = engine.state;
    for (const [at, link] of links.entries()) link.ariaCurrent = String(at === currentIndex);
    if (isStrip) showInStrip(list, currentIndex);
  };
  for (const [at, link] of links.entries()) {
    const show = (event: Event) => {
      event.preventDefault();
      engine.goTo(at);
    };
    link.role = 'button';
    link.addEventListener('click', show, { signal });
    link.addEventListener('keydown', event => event.key === ' ' && show(event), { signal });
  }
  const undos = [
    slideshow.link(engine),
    engine.on('change', tell),
    isStrip ? keepStrip(list) : () => {},
    () => stop.abort(),
  ];
  tell();
  return () => {
    for (const undo of undos) undo();
    for (const link of links) Object.assign(link, { role: null, ariaCurrent: null });
  };
}
