import { historyKeyOf, isCommand } from '@vitrine/controls/keys/shortcut-keys.ts';
import { useEffect, useRef } from 'react';
import type { EditorState } from '../editing/page-editor.ts';
import { t } from '../messages/translate.ts';
import { openPalette } from '../website/open-palette.ts';
import { nameOfBlock } from './canvas-actions.ts';
import type { CanvasTools } from './canvas-context.ts';
import { blockElement, isOwnPart, keepVisible, sectionElement } from './measure.ts';
import { blocksInOrder, type Selection, stepFrom } from './selection.ts';
import { enterBlock } from './use-canvas-pointer.ts';

const arrows: Readonly<Record<string, { dx: number; dy: number }>> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};

export interface CanvasKeys {
  readonly tools: CanvasTools | null;
  readonly documents: EditorState['documents'];
  /** The stage around the frame, where the shortcuts work; they also work in the frame's document. */
  readonly stage: HTMLElement | null;
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void;
}

/** Every action by keyboard (rule STUDIO-7). */
export function useCanvasKeys(keys: CanvasKeys): void {
  const newest = useRef(keys);
  newest.current = keys;
  const { tools, stage } = keys;
  const page = tools?.page ?? null;
  useEffect(() => {
    if (page === null || stage === null) return;
    const onKey = (event: KeyboardEvent) => press(event, newest.current);
    // Before the text editor, which does not pass Escape on.
    page.addEventListener('keydown', onKey, { capture: true });
    // Panels and toolbars outside the stage share its undo.
    const room = stage.parentElement ?? stage;
    room.addEventListener('keydown', onKey);
    return () => {
      page.removeEventListener('keydown', onKey, { capture: true });
      room.removeEventListener('keydown', onKey);
    };
  }, [page, stage]);
}

function press(event: KeyboardEvent, keys: CanvasKeys): void {
  const { tools } = keys;
  if (!tools || event.defaultPrevented || isOwnPart(event.target)) return;
  if (!isHandled(event, { ...keys, tools })) return;
  event.preventDefault();
  event.stopPropagation();
}

function isHandled(event: KeyboardEvent, keys: CanvasKeys & { tools: CanvasTools }): boolean {
  const { tools, stage } = keys;
  const isInFrame = event.currentTarget === tools.page;
  if (!isInFrame && event.target !== stage) return pressOutside(event, keys);
  if (isInFrame && isPalette(event)) {
    // The palette listens on the studio's window, which receives no events from the frame.
    openPalette();
    return true;
  }
  return tools.writing === null ? pressOnCanvas(event, keys) : pressInText(event, tools);
}

/** On buttons and fields over the canvas, which handle their own keys. */
function pressOutside(event: KeyboardEvent, keys: CanvasKeys & { tools: CanvasTools }): boolean {
  const { target } = event;
  if (!(target instanceof Element) || target.matches('input, textarea, [contenteditable]')) return false;
  if (event.metaKey || event.ctrlKey) return keys.tools.writing === null && pressCommand(event, keys);
  if (event.key !== 'Escape' || target.closest('[data-tools]') === null) return false;
  keys.tools.focusCanvas();
  return true;
}

function isPalette(event: KeyboardEvent): boolean {
  return isCommand(event) && event.key.toLowerCase() === 'k';
}

function pressInText(event: KeyboardEvent, tools: CanvasTools): boolean {
  if (event.altKey && event.key === 'F10') {
    tools.enterToolbar();
    return true;
  }
  if (event.key !== 'Escape') return false;
  tools.write(null);
  tools.focusCanvas();
  return true;
}

function pressOnCanvas(event: KeyboardEvent, keys: CanvasKeys & { tools: CanvasTools }): boolean {
  const { tools, announce } = keys;
  const { selection, actions, device } = tools;
  if (event.metaKey || event.ctrlKey) return pressCommand(event, keys);
  if (event.key === 'Tab') return stepOn(event.shiftKey ? -1 : 1, keys);
  if (event.key === 'Escape') {
    if (selection === null && !tools.isPanelOpen) return false;
    if (tools.isPanelOpen) tools.openPanel(false);
    else if (selection?.kind === 'block') {
      tools.select({ kind: 'section', id: selection.sectionId, part: selection.part });
    } else tools.select(null);
    return true;
  }
  if (selection === null) return false;
  if (event.altKey) return enter(event, tools);
  if (event.key === 'Enter') {
    if (selection.kind === 'block') enterBlock(tools, selection.id, { withFocus: true });
    else tools.enterPanel();
    return true;
  }
  if (event.key === 'Delete' || event.key === 'Backspace') {
    tools.removeSelected();
    return true;
  }
  const by = arrows[event.key];
  if (!by) return false;
  if (selection.kind === 'section') {
    if (by.dy === 0) return false;
    actions.moveSection(selection.id, by.dy === 1 ? 1 : -1);
    keepVisible(() => sectionElement(tools.page, selection.id));
    return true;
  }
  if (event.shiftKey) actions.resize(selection.id, { right: by.dx, bottom: by.dy }, device);
  else actions.nudge(selection.id, by, device);
  keepVisible(() => blockElement(tools.page, selection.id));
  const place = actions.blockOf(selection.id)?.block.places[device];
  if (place) announce(t('canvas.at', { column: place.x + 1, row: place.y + 1, w: place.w, h: place.h }));
  return true;
}

/** With Alt: Enter opens the settings, also of a text; F10 goes to its toolbar as in other editors. */
function enter(event: KeyboardEvent, tools: CanvasTools): boolean {
  if (event.key === 'Enter') tools.enterPanel();
  else if (event.key === 'F10') tools.enterToolbar();
  else return false;
  return true;
}

function pressCommand(
  event: KeyboardEvent,
  { tools, announce }: CanvasKeys & { tools: CanvasTools },
): boolean {
  if (!isCommand(event)) return false;
  const step = historyKeyOf(event);
  if (step !== null) {
    const done = tools.actions[step]();
    if (done !== null) announce(t(step === 'redo' ? 'redone' : 'undone', { what: done }));
    return true;
  }
  if (event.key.toLowerCase() === 'd' && tools.selection !== null) {
    const copy = tools.actions.duplicate(tools.selection);
    if (copy) {
      tools.select(copy);
      keepVisible(() => (copy.kind === 'block' ? blockElement : sectionElement)(tools.page, copy.id));
    }
    return true;
  }
  return false;
}

function stepOn(step: 1 | -1, { tools, documents, announce }: CanvasKeys & { tools: CanvasTools }): boolean {
  const { selection, device, page, actions } = tools;
  const blocks = blocksInOrder(documents, device);
  const from = selection?.kind === 'block' ? selection.id : firstOf(selection, blocks);
  const next = stepFrom(blocks, from, step);
  // After the last block the focus leaves the canvas.
  if (next === null) return false;
  tools.select(next);
  const element = blockElement(page, next.id);
  element?.scrollIntoView({ block: 'nearest' });
  const found = actions.blockOf(next.id);
  const n = blocks.findIndex(block => block.id === next.id) + 1;
  if (found) announce(t('canvas.selected', { what: nameOfBlock(found.block), n, m: blocks.length }));
  return true;
}

/** From a section, Tab moves to its first block. */
function firstOf(
  selection: Selection | null,
  blocks: readonly { id: string; sectionId: string }[],
): string | null {
  if (selection?.kind !== 'section') return null;
  const at = blocks.findIndex(block => block.sectionId === selection.id);
  return at > 0 ? (blocks[at - 1]?.id ?? null) : null;
}
