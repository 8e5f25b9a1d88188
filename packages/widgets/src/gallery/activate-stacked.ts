import { readGalleryFields } from '@vitrine/core/gallery/read-gallery-fields.ts';
import { stageFields } from '@vitrine/core/gallery/stage-fields.ts';
import type { DrawnGallery } from './drawn-gallery.ts';
import { makeGalleryEngine } from './gallery-engine.ts';
import { keepControls } from './keep-controls.ts';
import { keepGallery } from './keep-gallery.ts';
import { keepStage } from './keep-stage.ts';
import { keepThumbnails } from './keep-thumbnails.ts';
import { transitionNamed } from './transitions/transitions.ts';

/**
 * Loads the code of a slideshow; the result takes over the server's row, with clicks, swipes,
 * videos, buttons and thumbnails (rules GALLERY-65 to GALLERY-88). If a transition fails to load,
 * slides change immediately.
 */
export async function fetchStacked({ frame, slides }: DrawnGallery): Promise<() => () => void> {
  const read = readGalleryFields(frame.dataset.gallery ?? '', stageFields);
  const stage = frame.querySelector<HTMLElement>('.gallery-stage');
  if (!read.ok) console.error(read.error.english, read.error.errors ?? '');
  if (!read.ok || !stage) return () => () => {};
  const data = read.value;
  const [makeTransition, playing, remembering] = await Promise.all([
    transitionNamed(data.transition)().catch(() => null),
    data.autoplay ? import('./keep-autoplay.ts') : null,
    data.history ? import('./keep-history.ts') : null,
  ]);
  return () => {
    const engine = makeGalleryEngine({ count: slides.length, isLooping: data.isLooping });
    const { autoplayDuration: seconds, isRandom } = data;
    // First, so that the slide in the address is shown from the start.
    const undos = [keepGallery(engine, { frame, slides }, data, remembering?.keepHistory ?? null)];
    const autoplay = playing?.keepAutoplay(engine, frame, { seconds, isRandom }) ?? null;
    const kept = keepStage(engine, { frame, stage, slides, data, makeTransition });
    const thumbnails = frame.querySelector<HTMLElement>('.gallery-thumbnails');
    const controls = frame.querySelector<HTMLElement>('.gallery-controls');
    const updatePlaying = () => kept.setPlaying(autoplay);
    updatePlaying();
    if (autoplay) undos.push(autoplay.subscribe(updatePlaying), autoplay.undo);
    if (thumbnails) undos.push(keepThumbnails(engine, thumbnails));
    if (controls) undos.push(keepControls(engine, controls, autoplay));
    undos.push(kept.undo);
    return () => {
      for (const undo of undos) undo();
    };
  };
}
