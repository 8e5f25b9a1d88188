/** The number of frames to wait for the element to be drawn: about a second. */
const maxFrames = 60;

/**
 * Focuses the first match within an element as soon as it is drawn: the controls around the canvas follow the page
 * a frame or more later. Gives up after about a second.
 */
export function focusWhenThere(within: HTMLElement | null, selector: string, frames = maxFrames): void {
  requestAnimationFrame(() => {
    const found = within?.querySelector<HTMLElement>(selector);
    if (found) found.focus();
    else if (frames > 1) focusWhenThere(within, selector, frames - 1);
  });
}
