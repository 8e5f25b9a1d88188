import type { EntryAnimation } from '@vitrine/core/page/entry-animation.ts';

/** Plays the entry animation once on a visible block; everything set for that is removed again. */
export function playEntry(block: HTMLElement, { kind, speed }: EntryAnimation): void {
  const end = () => {
    delete block.dataset.entry;
    delete block.dataset.entrySpeed;
  };
  end();
  if (kind === 'none') return;
  // Read between two settings, so that the same animation starts again.
  block.getAnimations();
  block.dataset.entry = kind;
  block.dataset.entrySpeed = speed;
  void Promise.allSettled(block.getAnimations().map(animation => animation.finished)).then(end);
}
