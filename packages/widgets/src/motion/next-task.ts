/** Lets the page answer before what comes next, where the browser can; at once elsewhere. */
export async function nextTask(): Promise<void> {
  await window.scheduler?.yield?.();
}
