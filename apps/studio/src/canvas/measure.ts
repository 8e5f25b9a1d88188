import type { GridDevice } from '@vitrine/core/page/page-document.ts';
import { type Box, type GridGeometry, readTracks } from './geometry.ts';

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

export function blockElement(page: Document, id: string): Element | null {
  return page.querySelector(`[data-block-id="${id}"]`);
}

export function sectionElement(page: Document, id: string): Element | null {
  return page.querySelector(`[data-section-id="${id}"]`);
}

/**
 * When the page has been redrawn after an action, scrolls to an element that left the visible area (rule
 * STUDIO-31).
 */
export function keepVisible(find: () => Element | null): void {
  requestAnimationFrame(() => find()?.scrollIntoView({ block: 'nearest' }));
}

/** The grid of a section as the browser laid it out. */
export function measureGrid(page: Document, sectionId: string, device: GridDevice): GridGeometry | null {
  const grid = sectionElement(page, sectionId)?.querySelector('.grid');
  const view = page.defaultView;
  if (!grid || !view) return null;
  const style = view.getComputedStyle(grid);
  return {
    box: boxOf(grid),
    gap: Number.parseFloat(style.columnGap) || 0,
    rows: readTracks(style.gridTemplateRows),
    rowHeight: 24,
    device,
  };
}

/** The element at a point of the frame: a block, otherwise its section. */
export function targetAt(target: EventTarget | null): { blockId: string | null; sectionId: string | null } {
  // The page's elements belong to another window, so `instanceof` does not work on them.
  const element = isElement(target) ? target : null;
  return {
    blockId: element?.closest('[data-block-id]')?.getAttribute('data-block-id') ?? null,
    sectionId: element?.closest('[data-section-id]')?.getAttribute('data-section-id') ?? null,
  };
}

/** Whether the element is a part outside the blocks that can be edited or clicked, such as a post's title. */
export function isOwnPart(target: EventTarget | null): boolean {
  return isElement(target) && target.closest('[data-own-part]') !== null;
}

function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target && typeof target.closest === 'function';
}
