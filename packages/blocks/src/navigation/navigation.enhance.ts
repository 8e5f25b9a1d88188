/**
 * Folders and the sheet open and close without script; this script adds ways to leave them. Escape returns the
 * focus to the folder, and a press elsewhere or moving the focus closes it (rule NAVIGATION-3). The sheet keeps
 * the focus while it covers the page: after its last link the focus returns to its first (rule NAVIGATION-4).
 */
export function enhance(root: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const open = () => root.querySelector<HTMLDetailsElement>('details[open]');
  const closeUnlessAround = (target: EventTarget | null) => {
    const folder = open();
    if (folder && !(target instanceof Node && folder.contains(target))) folder.open = false;
  };
  root.addEventListener(
    'keydown',
    event => {
      const folder = open();
      if (event.key !== 'Escape' || !folder?.contains(document.activeElement)) return;
      folder.open = false;
      folder.querySelector('summary')?.focus();
      event.preventDefault();
    },
    { signal },
  );
  // A press on the sheet beside its links takes the focus out of this block.
  document.addEventListener(
    'keydown',
    event => {
      const sheet = root.querySelector<HTMLElement>('[popover]:popover-open');
      if (event.key !== 'Tab' || !sheet) return;
      const stops = [...sheet.querySelectorAll<HTMLElement>('a[href], button, summary')].filter(isShown);
      const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
      if (document.activeElement !== last && sheet.contains(document.activeElement)) return;
      event.preventDefault();
      first?.focus();
    },
    { signal },
  );
  root.addEventListener('focusout', event => event.relatedTarget && closeUnlessAround(event.relatedTarget), {
    signal,
  });
  document.addEventListener('pointerdown', event => closeUnlessAround(event.target), { signal });
  // A link to an anchor on this page does not reload it, so the sheet would stay open.
  root.addEventListener(
    'click',
    event => {
      if (!(event.target instanceof Element) || !event.target.closest('a')) return;
      const sheet = root.querySelector<HTMLElement>('[popover]');
      if (sheet?.matches(':popover-open')) sheet.hidePopover();
    },
    { signal },
  );
  return () => stop.abort();
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
