/** Frames in which something that was asked for is expected to be drawn: about a second. */
const patience = 60;

/**
 * Gives the focus to the first match within an element, once it is drawn: what surrounds the canvas follows
 * the page a frame or more later. What does not come within a second is given up.
 */
export function focusWhenThere(within: HTMLElement | null, selector: string, frames = patience): void {
  requestAnimationFrame(() => {
    const found = within?.querySelector<HTMLElement>(selector);
    if (found) found.focus();
    else if (frames > 1) focusWhenThere(within, selector, frames - 1);
  });
}
