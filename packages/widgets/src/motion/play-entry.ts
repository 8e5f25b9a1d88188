import type { EntryAnimation } from '@vitrine/core/page/entry-animation.ts';

/** Plays once, on a block that is there, how it would come in; what it needs for that is taken off again. */
export function playEntry(block: HTMLElement, { kind, speed }: EntryAnimation): void {
  const end = () => {
    delete block.dataset.entry;
    delete block.dataset.entrySpeed;
  };
  end();
  if (kind === 'none') return;
  // Asked between two settings, so that the same animation begins again.
  block.getAnimations();
  block.dataset.entry = kind;
  block.dataset.entrySpeed = speed;
  void Promise.allSettled(block.getAnimations().map(animation => animation.finished)).then(end);
}
