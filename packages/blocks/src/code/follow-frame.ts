/** The maximum height that isolated content may request, in px. */
const maxHeight = 20_000;

const ends = ['reachedBeginning', 'reachedEnd'] as const;

/**
 * Gives an isolated frame of code the height of its content, which only the frame knows, and notifies it when a
 * gallery of the page reaches an end (rules CONTENT-5 and CONTENT-6). It accepts and sends nothing else.
 */
export function followFrame(frame: HTMLIFrameElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const { origin } = new URL(frame.src);
  const before = frame.getAttribute('style');
  const send = (message: object) => frame.contentWindow?.postMessage(message, origin);
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
    document.addEventListener(raised, event => send({ raised, gallery: blockOf(event.target) }), { signal });
  }
  // Messages sent before this script loaded were lost.
  send({ ask: 'height' });
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

/** The id of the gallery's block on the page. */
function blockOf(target: EventTarget | null): string {
  return target instanceof Element ? (target.closest('.block')?.id ?? '') : '';
}
