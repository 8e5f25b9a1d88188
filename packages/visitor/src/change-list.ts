import { exchangeJson } from '@vitrine/widgets/calls/exchange-json.ts';

type Redraw = (element: HTMLElement, content: Iterable<Node>) => void;

const kept = ['q', 'category', 'tag', 'option', 'from', 'to', 'stock', 'sale', 'rating', 'sort'];
const withoutMeaning: Readonly<Record<string, string>> = { sort: 'featured' };

/**
 * Changes the list of products in place when a filter, the order or the page is chosen: the address follows, the focus
 * stays on the control, and the number of products is announced (rule FILTER-6). If the server cannot be reached, the
 * browser goes to the address instead. The entry passes in the function that replaces content.
 */
export function changeList(page: Document, redraw: Redraw): void {
  const listing = page.querySelector<HTMLElement>('[data-listing]');
  const form = page.querySelector<HTMLFormElement>('[data-filters]');
  if (!listing || !form) return;
  listing.dataset.listing = 'active';
  let asked = 0;
  const show = async (address: string, { isNew }: { isNew: boolean }) => {
    asked += 1;
    const mine = asked;
    listing.setAttribute('aria-busy', 'true');
    const answer = await exchangeJson({ method: 'GET', path: address, expects: 'page' });
    if (mine !== asked) return;
    listing.removeAttribute('aria-busy');
    const fresh = answer.ok ? new DOMParser().parseFromString(String(answer.body), 'text/html') : null;
    if (!fresh?.querySelector('[data-results]')) return location.assign(address);
    if (isNew) history.pushState({ listing: true }, '', address);
    take(listing, fresh, redraw);
  };
  const follow = () => void show(addressOf(form), { isNew: true });
  page.addEventListener('change', event => {
    if ((event.target as HTMLInputElement).form === form) follow();
  });
  form.addEventListener('submit', event => {
    event.preventDefault();
    if (form.matches(':popover-open')) form.hidePopover();
    follow();
  });
  listing.addEventListener('click', event => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      '.filter-chips a, .listing-none a, .filter-end a, .pages a',
    );
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain) return;
    event.preventDefault();
    const isPage = link.closest('.pages') !== null;
    void show(link.href, { isNew: true }).then(() => {
      listing.querySelector<HTMLElement>('.listing-count')?.focus({ preventScroll: !isPage });
      if (isPage) listing.scrollIntoView();
    });
  });
  window.addEventListener('popstate', () => void show(location.href, { isNew: false }));
  // Chosen before this script loaded, or restored by a browser that returns to the page.
  if (addressOf(form) !== addressOf(form, { isDrawn: true })) follow();
}

/** The address of what is chosen in the form, or of what the server drew it with. */
function addressOf(form: HTMLFormElement, { isDrawn = false } = {}): string {
  const query = new URLSearchParams();
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (!kept.includes(field.name)) continue;
    const value = textOf(field, isDrawn).trim();
    if (value !== '' && value !== withoutMeaning[field.name]) query.append(field.name, value);
  }
  const path = new URL(form.action).pathname;
  return query.size === 0 ? path : `${path}?${query}`;
}

function textOf(field: HTMLInputElement | HTMLSelectElement, isDrawn: boolean): string {
  if (field instanceof HTMLSelectElement) {
    const drawn = [...field.options].find(option => option.defaultSelected);
    return isDrawn ? (drawn?.value ?? field.options[0]?.value ?? '') : field.value;
  }
  if (isTicked(field)) return (isDrawn ? field.defaultChecked : field.checked) ? field.value : '';
  return isDrawn ? field.defaultValue : field.value;
}

/** The list, the numbers and the chips as the server drew them; groups stay as open as they were. */
function take(listing: HTMLElement, fresh: Document, redraw: Redraw): void {
  const page = listing.ownerDocument;
  const focused = placeOf(page.activeElement);
  const closed = new Set(
    [...listing.querySelectorAll('details:not([open]) > summary')].map(one => one.textContent),
  );
  const groups = fresh.querySelector('[data-filter-groups]');
  for (const summary of groups?.querySelectorAll('summary') ?? [])
    if (closed.has(summary.textContent)) summary.closest('details')?.removeAttribute('open');
  for (const place of ['[data-filter-groups]', '.filter-end', '[data-results]']) {
    const now = listing.querySelector<HTMLElement>(place);
    const next = fresh.querySelector(place);
    if (now && next) redraw(now, next.childNodes);
  }
  const sort = listing.querySelector<HTMLSelectElement>('select[name="sort"]');
  const drawn = fresh.querySelector<HTMLSelectElement>('select[name="sort"]');
  if (sort && drawn)
    for (const option of sort.options) {
      option.defaultSelected = option.value === drawn.value;
      option.selected = option.value === drawn.value;
    }
  const count = listing.querySelector<HTMLElement>('.listing-count');
  const next = fresh.querySelector('.listing-count');
  if (count) {
    count.tabIndex = -1;
    count.textContent = next?.textContent ?? '';
  }
  if (focused) listing.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
}

function isTicked({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

/** The same control in a form that was drawn again. */
function placeOf(element: Element | null): string | null {
  if (!(element instanceof HTMLInputElement)) return null;
  const { name, value } = element;
  return isTicked(element)
    ? `input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`
    : `input[name="${CSS.escape(name)}"]`;
}
