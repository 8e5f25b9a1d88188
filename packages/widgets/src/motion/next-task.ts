/** Lets the browser paint the current state before the next step. */
export async function nextFrame(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await nextTask();
}

/** Lets the page respond before the next step, if the browser supports it; otherwise continues immediately. */
export async function nextTask(): Promise<void> {
  await window.scheduler?.yield?.();
}
