import type { CanvasTools } from './canvas-context.ts';
import { EdgeScroll } from './edge-scroll.ts';
import { type Box, placeNear } from './geometry.ts';
import { blockElement, boxOf, measureGrid, targetAt } from './measure.ts';

/** A point in the frame, in its px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A block being dragged: it follows the pointer, and the page scrolls at its edges (rule STUDIO-31). */
export class CarriedBlock {
  readonly #tools: () => CanvasTools | null;
  readonly #id: string;
  readonly #from: Point;
  readonly #scroll: EdgeScroll | null;
  #at: Point;

  /** `tools` returns the current tools, since the dragged state changes with every move. */
  constructor(tools: () => CanvasTools | null, id: string, from: Point) {
    this.#tools = tools;
    this.#id = id;
    this.#from = from;
    this.#at = from;
    const view = tools()?.page.defaultView ?? null;
    this.#scroll = view && new EdgeScroll(view, () => this.#show());
  }

  moveTo(at: Point): void {
    this.#at = at;
    this.#show();
    this.#scroll?.hold(at.y);
  }

  drop(): void {
    this.#scroll?.stop();
    const tools = this.#tools();
    if (tools?.dragged) drop(tools);
  }

  cancel(): void {
    this.#scroll?.stop();
    this.#tools()?.drag(null);
  }

  /** Where the block would land if it were released now. */
  #show(): void {
    const tools = this.#tools();
    const found = tools?.actions.blockOf(this.#id);
    const element = tools && blockElement(tools.page, this.#id);
    if (!tools || !found || !element) return;
    const { page, actions, device } = tools;
    const under = targetAt(page.elementFromPoint(this.#at.x, this.#at.y)).sectionId;
    const target = under === null ? null : actions.sectionOf(under);
    const sectionId = target && target.part === found.part ? target.section.id : found.section.id;
    const grid = measureGrid(page, sectionId, device);
    if (!grid) return;
    const place = placeNear(grid, this.#moved(boxOf(element)), found.block.places[device]);
    tools.drag({ blockId: this.#id, sectionId, place });
  }

  #moved(box: Box): Box {
    const { x, y } = this.#from;
    return {
      ...box,
      left: box.left + this.#at.x - x,
      top: box.top + this.#at.y - y + (this.#scroll?.by ?? 0),
    };
  }
}

function drop({ dragged, actions, device, drag, select }: CanvasTools): void {
  if (!dragged) return;
  const found = actions.blockOf(dragged.blockId);
  drag(null);
  if (!found) return;
  const { blockId, sectionId, place } = dragged;
  if (sectionId === found.section.id) actions.place(blockId, place, device);
  else actions.carry(blockId, sectionId, place, device);
  select({ kind: 'block', id: blockId, part: found.part, sectionId });
}
