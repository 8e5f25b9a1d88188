import type { QuickViewWords } from './quick-view-words.ts';

/**
 * A button on each product card that opens its quick view; what it needs is fetched at the first sign of intent. If it
 * cannot be fetched, the button leads to the product (rules QUICK-1, QUICK-2).
 */
export function offerQuickViews(root: HTMLElement): () => void {
  const stop = new AbortController();
  const words = readWords(root);
  if (!words) return () => {};
  const made = [...root.querySelectorAll<HTMLElement>('[data-quick-view]')].flatMap(card => {
    const link = card.querySelector<HTMLAnchorElement>('.summary-link');
    return link ? [buttonOn(card, { link, words, signal: stop.signal })] : [];
  });
  return () => {
    stop.abort();
    for (const button of made) button.remove();
  };
}

interface Offer {
  readonly link: HTMLAnchorElement;
  readonly words: QuickViewWords;
  readonly signal: AbortSignal;
}

function buttonOn(card: HTMLElement, { link, words, signal }: Offer): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'summary-quick-view';
  button.textContent = words.quickView;
  button.ariaLabel = card.dataset.quickView ?? null;
  button.ariaHasPopup = 'dialog';
  let fetched: Promise<(() => void) | null> | undefined;
  const prepare = () => {
    fetched ??= fetchQuickView({ address: link.href, opener: button, words });
    return fetched;
  };
  for (const intent of ['pointerenter', 'focus']) button.addEventListener(intent, prepare, { signal });
  button.addEventListener(
    'click',
    async () => {
      button.ariaBusy = 'true';
      const open = await prepare();
      button.ariaBusy = null;
      // Fetched again the next time: its stock may have changed.
      fetched = undefined;
      if (signal.aborted) return;
      if (open) open();
      else location.assign(link.href);
    },
    { signal },
  );
  card.append(button);
  return button;
}

async function fetchQuickView(view: {
  readonly address: string;
  readonly opener: HTMLElement;
  readonly words: QuickViewWords;
}): Promise<(() => void) | null> {
  try {
    const { quickView } = await import('./quick-view.ts');
    return await quickView(view);
  } catch {
    return null;
  }
}

function readWords(root: HTMLElement): QuickViewWords | null {
  try {
    return JSON.parse(root.querySelector<HTMLElement>('[data-words]')?.dataset.words ?? '');
  } catch {
    return null;
  }
}
