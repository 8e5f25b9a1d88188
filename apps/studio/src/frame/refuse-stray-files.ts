/**
 * The browser would open a file dropped outside a drop area in place of the studio, and unsaved changes would be
 * lost (rule STUDIO-22).
 */
export function refuseStrayFiles(): void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files') || takesFiles(event.target))
      return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  for (const name of ['dragenter', 'dragover', 'drop'] as const) window.addEventListener(name, refuse);
}

/** A native file field of the browser. */
function takesFiles(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'file';
}
