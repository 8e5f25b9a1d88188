/** Animates an element through keyframes; settles at their end, also if they are cancelled. */
export function play(
  element: Element,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
): Promise<void> {
  return element.animate(keyframes, options).finished.then(
    () => {},
    () => {},
  );
}

/** Ends all animations within the stage. */
export function endMotion(stage: HTMLElement): void {
  for (const animation of stage.getAnimations({ subtree: true })) {
    if (!(animation instanceof CSSTransition)) animation.cancel();
  }
}

export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
