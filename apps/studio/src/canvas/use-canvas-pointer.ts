import { useEffect, useRef } from 'react';
import type { CanvasTools } from './canvas-context.ts';
import { CarriedBlock } from './carry-block.ts';
import { isOwnPart, targetAt } from './measure.ts';
import { writtenSetting } from './text-block.ts';

const dragFrom = 5;

/** A click selects, a double click edits the text or opens the settings, and dragging moves. */
export function useCanvasPointer(
  tools: CanvasTools | null,
  onHover: (sectionId: string | null) => void,
): void {
  const newest = useRef({ tools, onHover });
  newest.current = { tools, onHover };
  const page = tools?.page ?? null;
  useEffect(() => {
    if (page === null) return;
    const stop = new AbortController();
    const listen = <K extends keyof DocumentEventMap>(name: K, act: (event: DocumentEventMap[K]) => void) =>
      page.addEventListener(name, act, { capture: true, signal: stop.signal });
    let pressed: { id: string; x: number; y: number } | null = null;
    let carried: CarriedBlock | null = null;
    let hasDragged = false;
    const isWriting = (target: EventTarget | null) =>
      isOwnPart(target) ||
      (newest.current.tools?.writing !== null && targetAt(target).blockId === newest.current.tools?.writing);

    listen('click', event => {
      const { tools: now } = newest.current;
      // Links on the page do not work while it is edited.
      event.preventDefault();
      if (!now || isWriting(event.target)) return;
      event.stopPropagation();
      if (hasDragged) {
        hasDragged = false;
        return;
      }
      selectAt(now, event.target);
    });
    listen('dblclick', event => {
      const { tools: now } = newest.current;
      const { blockId } = targetAt(event.target);
      if (!now || blockId === null || isWriting(event.target)) return;
      enterBlock(now, blockId);
    });
    listen('submit', event => event.preventDefault());
    listen('dragstart', event => !isWriting(event.target) && event.preventDefault());
    listen('pointermove', event => {
      const { tools: now } = newest.current;
      if (!now) return;
      if (pressed && event.buttons === 1) {
        if (!hasDragged && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < dragFrom)
          return;
        if (carried === null) {
          hasDragged = true;
          carried = new CarriedBlock(() => newest.current.tools, pressed.id, pressed);
          // Dragging continues beyond the edge of the frame.
          page.documentElement.setPointerCapture(event.pointerId);
        }
        carried.moveTo({ x: event.clientX, y: event.clientY });
        return;
      }
      // A finger does not hover: it would leave tools behind where it touched.
      newest.current.onHover(event.pointerType === 'touch' ? null : targetAt(event.target).sectionId);
    });
    listen('pointerdown', event => {
      const { tools: now } = newest.current;
      const { blockId } = targetAt(event.target);
      hasDragged = false;
      // A finger scrolls the page; it moves a block by its handle.
      if (!now || blockId === null || event.button !== 0 || event.pointerType !== 'mouse') return;
      if (isWriting(event.target)) return;
      pressed = { id: blockId, x: event.clientX, y: event.clientY };
      event.preventDefault();
      page.defaultView?.focus();
    });
    const release = () => {
      pressed = null;
      carried = null;
    };
    listen('pointerup', () => {
      carried?.drop();
      release();
    });
    listen('pointercancel', () => {
      carried?.cancel();
      release();
    });
    return () => {
      carried?.cancel();
      stop.abort();
    };
  }, [page]);
}

function selectAt(tools: CanvasTools, target: EventTarget | null): void {
  const { blockId, sectionId } = targetAt(target);
  if (tools.writing !== null) tools.write(null);
  const found = blockId === null ? null : tools.actions.blockOf(blockId);
  if (found) {
    tools.select({ kind: 'block', id: found.block.id, part: found.part, sectionId: found.section.id });
    return;
  }
  const section = sectionId === null ? null : tools.actions.sectionOf(sectionId);
  tools.select(section ? { kind: 'section', id: section.section.id, part: section.part } : null);
}

/** Starts editing the text of a block that is edited on the page; for any other block opens the settings. */
export function enterBlock(tools: CanvasTools, blockId: string, { withFocus = false } = {}): void {
  const found = tools.actions.blockOf(blockId);
  if (!found) return;
  tools.select({ kind: 'block', id: blockId, part: found.part, sectionId: found.section.id });
  if (writtenSetting(found.block.type) !== null) tools.write(blockId);
  else if (withFocus) tools.enterPanel();
  else tools.openPanel(true);
}
