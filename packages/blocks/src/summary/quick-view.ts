import { exchangeJson } from '@vitrine/widgets/calls/exchange-json.ts';
import { makeElement } from '@vitrine/widgets/elements/make-element.ts';
import formStyles from '@vitrine/widgets/form/form-fields.part.css?inline';
import { adoptSheet } from '@vitrine/widgets/styles/adopt-sheet.ts';
import videoStyles from '@vitrine/widgets/video/video.part.css?inline';
import productStyles from '../product/product.css?inline';
import { enhance } from '../product/product.enhance.ts';
import { productDetailStyles } from '../product/product-detail.styles.ts';
import ownStyles from './quick-view.css?inline';
import type { QuickViewWords } from './quick-view-words.ts';

/** What of the product’s page is shown, from the column beside its pictures. */
const shown =
  '.product-detail-title, .product-rating, .product-prices, .product-excerpt, .purchase, .purchase-sold-out';

export interface QuickView {
  /** The product’s page. */
  readonly address: string;
  /** Gets the focus back. */
  readonly opener: HTMLElement;
  readonly words: QuickViewWords;
}

/**
 * Fetches the page of a product and takes the product from it, so that it looks and sells as there; opens it in a
 * modal dialog. Null if the page has none (rules QUICK-2 to QUICK-4).
 */
export async function quickView(view: QuickView): Promise<(() => void) | null> {
  const answer = await exchangeJson({ method: 'GET', path: view.address, expects: 'page' });
  if (!answer.ok) return null;
  const fresh = new DOMParser().parseFromString(String(answer.body), 'text/html');
  const product = fresh.querySelector<HTMLElement>('.product-detail');
  if (!product) return null;
  for (const sheet of [videoStyles, productStyles, productDetailStyles, formStyles, ownStyles])
    adoptSheet(sheet);
  return () => openDialog(document.adoptNode(product), view);
}

function openDialog(product: HTMLElement, { address, opener, words }: QuickView): void {
  const title = asHeading(product);
  shorten(product, address);
  leadToVideos(product, address);
  const close = makeElement(
    'button',
    { type: 'button', class: 'quick-view-close', 'aria-label': words.close },
    '×',
  );
  const whole = makeElement('a', { class: 'link quick-view-whole', href: address }, words.wholeProduct);
  product.querySelector('.product-words')?.append(whole);
  const body = makeElement('div', { class: 'block block-product quick-view-body' }, product);
  const dialog = makeElement('dialog', { class: 'quick-view', 'aria-labelledby': title.id }, close, body);
  document.body.append(dialog);
  const undo = enhance(product);
  dialog.addEventListener('click', event => {
    if (event.target === dialog) dialog.close();
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    undo();
    dialog.remove();
    opener.focus({ preventScroll: true });
  });
  dialog.showModal();
}

/** The page’s own heading is one level above those of a dialog. */
function asHeading(product: HTMLElement): HTMLElement {
  const old = product.querySelector('.product-detail-title');
  const title = makeElement(
    'h2',
    { class: 'product-detail-title', id: 'quick-view-title' },
    old?.textContent ?? '',
  );
  old?.replaceWith(title);
  return title;
}

function shorten(product: HTMLElement, address: string): void {
  for (const part of product.querySelectorAll('.product-words > *')) if (!part.matches(shown)) part.remove();
  for (const link of product.querySelectorAll<HTMLAnchorElement>('.product-rating > a'))
    link.href = `${address}#reviews`;
}

/** The list’s policy frames no players: a video of another host is played on the page of the product (rule QUICK-6). */
function leadToVideos(product: HTMLElement, address: string): void {
  for (const facade of product.querySelectorAll<HTMLAnchorElement>('.video-facade[data-player]')) {
    const place = facade.closest<HTMLElement>('.product-strip-place');
    facade.href = `${address}#${place?.id ?? ''}`;
    delete place?.dataset.slideId;
    delete facade.closest<HTMLElement>('[data-video]')?.dataset.video;
  }
}
