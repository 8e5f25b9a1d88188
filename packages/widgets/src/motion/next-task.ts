/** Lets the browser show what is done so far before what comes next. */
export async function nextFrame(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await nextTask();
}

/** Lets the page answer before what comes next, where the browser can; at once elsewhere. */
export async function nextTask(): Promise<void> {
  await window.scheduler?.yield?.();
}
