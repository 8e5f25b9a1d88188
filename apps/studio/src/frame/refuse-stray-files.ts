/**
 * A file released where nothing takes it would be opened by the browser in the studio's place, and with the studio
 * would go what is not saved yet (rule STUDIO-22).
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

/** A field of the browser's own. */
function takesFiles(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'file';
}
