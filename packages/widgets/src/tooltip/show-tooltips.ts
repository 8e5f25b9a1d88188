import { tooltipDefaults } from '@vitrine/core/dialog/dialog-constants.ts';
import { placeTooltip } from '@vitrine/core/dialog/place-box.ts';
import { makeElement } from '../elements/make-element.ts';
import { adoptSheet } from '../styles/adopt-sheet.ts';
import css from './tooltip.part.css?inline';

/**
 * Tooltips of all elements in `root` with a `data-tooltip`: after a hover delay, immediately on
 * keyboard focus; they stay while the pointer is on them; Escape, a click or leaving hides them
 * (rules TOOLTIP-1 to TOOLTIP-5). The returned function undoes everything.
 */
export function showTooltips(root: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const tip = tooltipElement();
  let owner: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    if (!owner) return;
    describe(
      owner,
      idsOf(owner).filter(id => id !== tip.id),
    );
    owner = null;
    tip.remove();
  };
  const show = (next: HTMLElement) => {
    hide();
    owner = next;
    root.append(tip);
    open(tip, next);
  };
  const soon = (run: () => void, milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  };
  const leave = () => soon(hide, tooltipDefaults.grace);

  root.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      const next = ownerOf(target);
      // A touch is a press; it cannot hover.
      if (!next || pointerType === 'touch') return;
      if (next === owner) clearTimeout(timer);
      else soon(() => show(next), tooltipDefaults.delay);
    },
    { signal },
  );
  root.addEventListener(
    'pointerout',
    ({ target, relatedTarget }) => {
      const left = ownerOf(target);
      if (!left || (relatedTarget instanceof Node && left.contains(relatedTarget))) return;
      if (left === owner) leave();
      else clearTimeout(timer);
    },
    { signal },
  );
  root.addEventListener(
    'focusin',
    ({ target }) => {
      const next = ownerOf(target);
      if (next?.matches(':focus-visible')) show(next);
    },
    { signal },
  );
  root.addEventListener('focusout', hide, { signal });
  root.addEventListener('click', hide, { signal });
  tip.addEventListener('pointerenter', () => clearTimeout(timer), { signal });
  tip.addEventListener('pointerleave', leave, { signal });
  document.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape' || !owner) return;
      // Elements below, such as a dialog, stay open this time.
      event.preventDefault();
      event.stopPropagation();
      hide();
    },
    { signal, capture: true },
  );
  return () => {
    stop.abort();
    hide();
  };
}

function ownerOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}

function tooltipElement(): HTMLElement {
  const id = `tooltip-${Math.random().toString(36).slice(2)}`;
  const tip = makeElement('div', { class: 'tooltip', id, role: 'tooltip' });
  tip.style.setProperty('--tooltip-width', `${tooltipDefaults.width}px`);
  tip.style.setProperty('--tooltip-time', `${tooltipDefaults.animation}ms`);
  return tip;
}

/** `tip` is already in the block, so that it has its theme; the top layer raises it. */
function open(tip: HTMLElement, owner: HTMLElement): void {
  const text = owner.dataset.tooltip ?? '';
  adoptSheet(css);
  tip.textContent = text;
  // If the tooltip only shows the name, a screen reader has already announced it.
  if (owner.textContent.trim() !== text) describe(owner, [...idsOf(owner), tip.id]);
  if ('popover' in tip) {
    tip.popover = 'manual';
    tip.showPopover();
  }
  const { width, height } = tip.getBoundingClientRect();
  const seen = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { x, y } = placeTooltip(owner.getBoundingClientRect(), { width, height }, seen);
  tip.style.setProperty('--tooltip-x', `${x}px`);
  tip.style.setProperty('--tooltip-y', `${y}px`);
}

/** Other descriptions of the owner are kept. */
function idsOf(owner: HTMLElement): string[] {
  return (owner.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
}

function describe(owner: HTMLElement, ids: readonly string[]): void {
  if (ids.length > 0) owner.setAttribute('aria-describedby', ids.join(' '));
  else owner.removeAttribute('aria-describedby');
}
