/** How close to an edge the page begins to scroll, in px of the window that shows it. */
const nearEdge = 56;
const pixelsPerSecond = 900;
/** A frame that took longer counts as this long, so that the page does not jump. */
const maxFrame = 50;

/** The scroll speed in px per second while a block is held at this height; 0 away from both edges. */
export function speedAtEdge(y: number, height: number): number {
  const near = Math.min(nearEdge, height / 4);
  const above = Math.min(Math.max((near - y) / near, 0), 1);
  const below = Math.min(Math.max((y - (height - near)) / near, 0), 1);
  return (below - above) * pixelsPerSecond;
}

/** Scrolls a page while a block is held near its upper or lower edge (rule STUDIO-31). */
export class EdgeScroll {
  readonly #view: Window;
  readonly #onScrolled: () => void;
  readonly #begin: number;
  #height = 0;
  #speed = 0;
  #frame = 0;
  #last: number | null = null;

  constructor(view: Window, onScrolled: () => void) {
    this.#view = view;
    this.#onScrolled = onScrolled;
    this.#begin = view.scrollY;
  }

  /** How far the page has scrolled since the start, also by a mouse wheel. */
  get by(): number {
    return this.#view.scrollY - this.#begin;
  }

  /** Reports the current height of the pointer in the frame. */
  hold(y: number): void {
    this.#height = y;
    this.#speed = speedAtEdge(y, this.#view.innerHeight);
    if (this.#speed !== 0 && this.#frame === 0) this.#go();
  }

  stop(): void {
    this.#view.cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#last = null;
  }

  #go(): void {
    this.#frame = this.#view.requestAnimationFrame(now => {
      this.#frame = 0;
      const elapsed = Math.min(now - (this.#last ?? now), maxFrame);
      this.#last = now;
      const before = this.#view.scrollY;
      this.#view.scrollBy(0, (this.#speed * elapsed) / 1000);
      if (this.#view.scrollY !== before) this.#onScrolled();
      this.#speed = speedAtEdge(this.#height, this.#view.innerHeight);
      if (this.#speed === 0) this.stop();
      else this.#go();
    });
  }
}
