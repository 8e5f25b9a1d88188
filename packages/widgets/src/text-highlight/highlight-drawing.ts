import { initialDelay } from '@vitrine/core/text-highlight/highlight-constants.ts';
import { startProgress, tweenDuration } from '@vitrine/core/text-highlight/highlight-motion.ts';
import type { FoundHighlight } from './find-highlights.ts';
import { highlightStrokes } from './highlight-strokes.ts';
import type { TextBox } from './text-lines.ts';

export interface Drawing {
  readonly found: FoundHighlight;
  readonly svg: SVGSVGElement;
  /** Waits until the text is visible; does nothing without motion. */
  readonly animation: Animation | undefined;
  /** The current drawing, to draw it only once. */
  traced: string;
}

const progress = '--text-highlight-progress';

/** An empty drawing in its place; one that is recreated midway continues from its progress (rule HIGHLIGHT-9). */
export function makeDrawing(found: FoundHighlight, from?: number): Drawing {
  const { host, first, settings } = found;
  const svg = create('svg');
  svg.classList.add('text-highlight-drawing');
  svg.ariaHidden = 'true';
  svg.style.cssText = first.style.cssText;
  if (settings.isFront) host.append(svg);
  else host.prepend(svg);
  return { found, svg, animation: prepare(svg, settings.motion, from), traced: '' };
}

/** The remaining progress of a drawing; 0 if it is complete. */
export function progressOf({ svg }: Drawing): number {
  return Number(getComputedStyle(svg).getPropertyValue(progress));
}

function prepare(
  svg: SVGSVGElement,
  motion: FoundHighlight['settings']['motion'],
  from?: number,
): Animation | undefined {
  if (!motion || from === 0) return undefined;
  const start = startProgress(motion.direction);
  const begin = from ?? start;
  svg.dataset.animation = motion.animation;
  const animation = svg.animate([{ [progress]: begin }, { [progress]: 0 }], {
    delay: begin === start ? initialDelay : 0,
    duration: tweenDuration(begin, 0, motion.duration) * 1000,
    easing: 'ease-in-out',
    fill: 'backwards',
  });
  animation.pause();
  return animation;
}

/** Draws the shape on each line in the colour of the text, unless the lines are unchanged. */
export function trace(drawing: Drawing, lines: readonly TextBox[]): void {
  const { svg, found } = drawing;
  const { id, shape, thickness, fontSize } = found.settings;
  const style = getComputedStyle(found.first);
  svg.style.color = style.color;
  const em = Number.parseFloat(style.fontSize) || fontSize;
  const pen = {
    em,
    thickness: thickness.value * (thickness.unit === 'em' ? em : 1),
    isRightToLeft: style.direction === 'rtl',
  };
  const traced = JSON.stringify([lines, pen]);
  if (traced === drawing.traced) return;
  drawing.traced = traced;
  svg.style.fontSize = `${em}px`;
  const strokes = lines.flatMap((line, at) =>
    // The end of an id is random.
    highlightStrokes(shape, line, { ...pen, seed: Number.parseInt(id.slice(-6), 36) + at }),
  );
  const paths = strokes.map(stroke => {
    const path = create('path');
    path.setAttribute('d', stroke);
    path.setAttribute('pathLength', '1');
    return path;
  });
  svg.replaceChildren(...paths);
  // One pen draws all strokes, one after the other: each has its part of the whole length.
  const lengths = paths.map(path => path.getTotalLength());
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let done = 0;
  paths.forEach((path, at) => {
    const share = (lengths[at] ?? 0) / whole;
    path.style.setProperty('--text-highlight-from', `${done}`);
    path.style.setProperty('--text-highlight-share', `${share}`);
    done += share;
  });
}

/** The caller creates it in its own document. */
function create<Name extends 'svg' | 'path'>(name: Name): SVGElementTagNameMap[Name] {
  return document.createElementNS('http://www.w3.org/2000/svg', name);
}
