import { wantsLessMotion } from './transitions/play.ts';
import type { SlideTransition, TransitionStage } from './transitions/transition.ts';

/** Each change of the index starts a transition; while it runs, other changes are refused (rule GALLERY-8). */
export function keepTransition({ stage, engine }: TransitionStage, transition: SlideTransition): () => void {
  const stopFollowing = engine.on('change', async ({ index, from: left, direction }) => {
    const [from, to] = [stage.children[left], stage.children[index]];
    if (!(from instanceof HTMLElement && to instanceof HTMLElement)) return;
    engine.setInMotion(true);
    await transition.show({ from, to, index, direction, isInstant: wantsLessMotion() });
    engine.setInMotion(false);
  });
  return () => {
    stopFollowing();
    transition.undo();
    engine.setInMotion(false);
  };
}
