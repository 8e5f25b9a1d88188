/** The highest that foreign content may make its place, in px. */
const maxHeight = 20_000;

const ends = ['reachedBeginning', 'reachedEnd'] as const;

/**
 * Gives the frame of code that runs apart the height of its content, which only it knows, and tells it when a
 * gallery of the page reached an end (rules CONTENT-5 and CONTENT-6). Nothing else is taken or told.
 */
export function followFrame(frame: HTMLIFrameElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const { origin } = new URL(frame.src);
  const before = frame.getAttribute('style');
  const tell = (message: object) => frame.contentWindow?.postMessage(message, origin);
  addEventListener(
    'message',
    event => {
      if (event.source !== frame.contentWindow || event.origin !== origin) return;
      const height = heightIn(event.data);
      if (height === null) return;
      frame.style.blockSize = `${height}px`;
      frame.style.minBlockSize = '0';
    },
    { signal },
  );
  for (const raised of ends) {
    document.addEventListener(raised, event => tell({ raised, gallery: blockOf(event.target) }), { signal });
  }
  // What it said before this script came went unheard.
  tell({ ask: 'height' });
  return () => {
    stop.abort();
    if (before === null) frame.removeAttribute('style');
    else frame.setAttribute('style', before);
  };
}

function heightIn(message: unknown): number | null {
  if (typeof message !== 'object' || message === null || !('contentHeight' in message)) return null;
  const { contentHeight } = message;
  if (typeof contentHeight !== 'number' || !(contentHeight >= 0)) return null;
  return Math.min(Math.ceil(contentHeight), maxHeight);
}

/** The id of the gallery's block, as it stands in the page. */
function blockOf(target: EventTarget | null): string {
  return target instanceof Element ? (target.closest('.block')?.id ?? '') : '';
}
